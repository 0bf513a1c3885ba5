import { beforeAll, inject, test } from 'vitest';
import { authenticator } from '../../infra/testing/authenticator.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, visit } from './browser.ts';
const cloud = inject('cloud');
test('shots', async () => {
  const browser = await openBrowser();
  const out = process.env['SHOTS'] ?? '.';
  const customer = await signUp(cloud);
  for (const [width, locale, scheme] of [[1440,'es-MX','light'],[375,'en-US','dark'],[375,'es-MX','light'],[1440,'en-US','dark']] as const) {
    const name = `${width}-${locale.slice(0,2)}-${scheme}`;
    const { page } = await openDesk(browser, cloud, customer, { locale, viewport: { width, height: 900 }, colorScheme: scheme });
    await page.goto('/account');
    await page.getByRole('button', { name: /Activar el segundo|Set up the second/ }).waitFor();
    await page.screenshot({ path: `${out}/account-${name}.png`, fullPage: true });
    console.log(name, JSON.stringify(await accessibilityViolations(page)));
    await page.getByRole('button', { name: /Activar el segundo|Set up the second/ }).press('Enter');
    await page.keyboard.type(goodPassword); await page.keyboard.press('Enter');
    await page.locator('dd code').waitFor();
    await page.screenshot({ path: `${out}/scan-${name}.png` });
    console.log(name, JSON.stringify(await accessibilityViolations(page)), await page.evaluate(() => document.documentElement.scrollWidth));
    await page.keyboard.press('Escape');
    await page.route(/\/api\/keys$/, (route) => route.request().method() === 'POST' ? route.fulfill({ status: 403, json: { error: 'errors.passwordNeeded', status: 403, title: 'x', detail: 'x', instance: '/', type: '/', requestId: 'r' } }) : route.fallback());
    await page.goto('/api');
    await page.getByRole('button', { name: /^(Crear clave|Create key|Crear clave de sandbox|Create a sandbox key)$/ }).first().click();
    await page.getByRole('dialog').getByLabel(/^(Nombre|Name)$/).fill('Pruebas');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /Confirma que eres|Confirm that it/ }).waitFor();
    await page.screenshot({ path: `${out}/proof-${name}.png` });
  }
  const two = await signUp(cloud);
  const { uri } = await two.call('POST /api/auth/second-factor', { body: { password: goodPassword } });
  const { now } = (await (await fetch(`${cloud.control}/clock`)).json()) as { now: string };
  await two.call('POST /api/auth/second-factor/confirm', { body: { code: authenticator(uri).codeAt(now) } });
  for (const [width, locale, scheme] of [[1440,'es-MX','light'],[375,'en-US','dark']] as const) {
    const name = `${width}-${locale.slice(0,2)}-${scheme}`;
    const { page } = await visit(browser, cloud.dashboard, { locale, viewport: { width, height: 900 }, colorScheme: scheme });
    await page.goto('/login');
    await page.getByLabel(/Correo corporativo|Work email/).fill(two.email);
    await page.getByLabel(/^Contraseña$|^Password$/).fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.locator('input[name=code]').waitFor();
    await page.screenshot({ path: `${out}/login-${name}.png` });
    const { page: reg } = await visit(browser, cloud.dashboard, { locale, viewport: { width, height: 900 }, colorScheme: scheme });
    await reg.goto('/register');
    await reg.getByLabel(/Correo corporativo|Work email/).fill('ana@pagosdelsur.com.ar');
    await reg.getByLabel(/^Contraseña$|^Password$/).fill('Liverpool1!');
    await reg.getByText(/todo el mundo|everybody tries/).waitFor();
    await reg.screenshot({ path: `${out}/register-${name}.png` });
    const desk = await openDesk(browser, cloud, two, { locale, viewport: { width, height: 900 }, colorScheme: scheme });
    await desk.page.goto('/account');
    await desk.page.getByRole('button', { name: /Desactivar|Switch off/ }).waitFor();
    await desk.page.screenshot({ path: `${out}/on-${name}.png`, fullPage: true });
    await desk.page.getByRole('button', { name: /Desactivar|Switch off/ }).press('Enter');
    await desk.page.locator('input[name=code]').waitFor();
    await desk.page.screenshot({ path: `${out}/remove-${name}.png` });
  }
}, 170000);
