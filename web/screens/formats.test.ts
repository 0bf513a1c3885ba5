import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { open } from './stage/screen.ts';

const samples = ['/formatos', '/formatos/clabe', '/formatos/curp', '/formatos/iban-br', '/formatos/cuenta-co'];
const faces = samples.flatMap((path) =>
  [1440, 375].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      path: width === 1440 ? path : `${path}?lang=en`,
      width,
      colorScheme,
    })),
  ),
);

describe('a page of the encyclopedia', () => {
  test.for(faces)('$path is for everybody at $width px in $colorScheme', async ({ path, width, colorScheme }) => {
    const { page, complaints } = await open({ user: 'guest', viewport: { width, height: 900 }, colorScheme });
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is whole without scripts, and offers nothing that would not work', async () => {
    const { page } = await open({ user: 'guest', javaScriptEnabled: false });
    await page.goto('/formatos/clabe');
    expect(await page.getByRole('table').count()).toBe(1);
    expect(await page.locator('.fmt-whole').innerText()).toMatch(/7$/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('navigation', { name: 'Identificadores por país' }).getByRole('link', { name: 'CCI' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('CCI');
  });
});

/** The calculator of a page, awake. */
const calculatorAt = async (page: Page, id: string): Promise<{ field: Locator; result: Locator }> => {
  await page.goto(`/formatos/${id}`);
  const calculator = page.locator('[data-island="calculator"]');
  await calculator.getByRole('textbox').focus();
  // Where it is drawn by the build, nothing stands between the two.
  await calculator.locator(':scope > div > .fmt-calc').waitFor();
  return { field: calculator.getByRole('textbox'), result: calculator.locator('.fmt-answer') };
};

describe('the calculator', () => {
  test('completes what is typed, as soon as it is long enough', async () => {
    const { page, complaints } = await open({ user: 'guest' });
    const { field, result } = await calculatorAt(page, 'clabe');
    await field.fill('0021150160032694');
    await expect.poll(() => result.innerText()).toContain('Faltan 2 dígitos');
    await field.press('End');
    await field.pressSequentially('1');
    await expect.poll(() => result.innerText()).toContain('Suman 59; a 60 le falta 1.');
    expect((await result.locator('.fmt-whole').innerText()).replace(/\s/g, '')).toBe('002115016003269411');
    expect(complaints).toEqual([]);
  });

  test('judges a whole number that is pasted with separators, and shows what should be where', async () => {
    const { page } = await open({ user: 'guest' });
    const { field, result } = await calculatorAt(page, 'clabe');
    await field.focus();
    await field.selectText();
    await page.evaluate(() => document.execCommand('insertText', false, '002 115-01600326941 7'));
    await expect.poll(() => result.innerText()).toContain('El dígito 18 debería ser 1.');
    expect(await result.locator('[data-want="1"]').count()).toBe(1);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  test('says how many characters are too many', async () => {
    const { page } = await open({ user: 'guest' });
    const { field, result } = await calculatorAt(page, 'aba');
    await field.fill('0210000211');
    await expect.poll(() => result.innerText()).toContain('Sobra 1 dígito.');
  });

  test('takes a last character that is set apart for the check digit', async () => {
    const { page } = await open({ user: 'guest' });
    const { field, result } = await calculatorAt(page, 'rut');
    await field.fill('7608642-8');
    await expect.poll(() => result.innerText()).toContain('debería ser 7');
    await field.fill('7608642');
    await expect.poll(() => result.locator('.fmt-whole').innerText()).toContain('7');
  });

  test('is reached and used by keyboard alone, and keeps what was typed while it slept', async () => {
    const { page } = await open({ user: 'guest', viewport: { width: 1440, height: 400 } });
    await page.goto('/formatos/cpf');
    const field = page.locator('[data-island="calculator"]').getByRole('textbox');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('012345678');
    await expect.poll(() => page.locator('.fmt-whole').innerText()).toMatch(/012345678\s*9\s*0/);
    expect(await field.inputValue()).toBe('012345678');
    expect(await field.evaluate((element) => document.activeElement === element)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Copiar');
  });

  test('speaks English where its page does, and sends nothing of what is typed', async () => {
    const { page } = await open({ user: 'guest' });
    const { field, result } = await calculatorAt(page, 'cuit?lang=en');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await field.fill('2005536169');
    await expect.poll(() => result.innerText()).toContain('Copy');
    expect(asked).toEqual([]);
  });
});
