import { describe, expect, test } from 'vitest';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { open } from './stage/screen.ts';

const paths = [
  '/',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/verify-email',
  '/resend-verification',
  '/registration-success',
  '/payment-success',
  '/payment-cancel',
  '/pay/x',
  '/nowhere.html',
];
const faces = [
  { name: 'wide, light, Spanish', width: 1440, colorScheme: 'light', locale: 'es-MX' },
  { name: 'narrow, dark, English', width: 375, colorScheme: 'dark', locale: 'en-US' },
] as const;

describe.for(faces)('$name', ({ width, colorScheme, locale }) => {
  test.for(paths)('%s is accessible, fits its width and makes the browser complain of nothing', async (path) => {
    const { page, complaints } = await open({ user: 'guest', viewport: { width, height: 900 }, colorScheme, locale });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#first').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    // The link of a mail that is dead is refused by the server, what is nowhere says so: the browser notes both.
    const known = path === '/nowhere.html' ? '404' : '422';
    expect(complaints.filter((text) => !text.includes(known))).toEqual([]);
  });
});

test('nothing scrolls sideways at 320 px', async () => {
  const { page } = await open({ user: 'guest', viewport: { width: 320, height: 700 } });
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await scrollsSideways(page)]).toEqual([path, false]);
  }
});

test('a guest who asks for the dashboard is led to log in', async () => {
  const { page } = await open({ user: 'guest' });
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Entra a tu cuenta');
});

test('a page that is nowhere lets its reader choose theme and language', async () => {
  const { page } = await open({ user: 'guest', colorScheme: 'light' });
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click();
  await page.getByRole('link', { name: /English/ }).click();
  await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
