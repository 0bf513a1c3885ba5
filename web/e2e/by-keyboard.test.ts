import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, mailsTo, newEmail } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, visit } from './browser.ts';
import { fill, focused, press, tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const es = {
  locale: 'es-MX',
  email: 'Correo corporativo',
  password: 'Contraseña',
  repeat: 'Repite la contraseña',
  register: 'Crear cuenta',
  verify: 'Verificar y entrar',
  number: 'Número de cuenta',
  wrong: 'El dígito 18 debería ser 9.',
  right: 'Bien formada.',
  submit: 'Validar cuenta',
  valid: 'Existe y recibe pagos, con un aviso',
  notFound: 'No existe',
  search: 'Buscar en el historial',
  open: 'Ver detalles de',
  again: 'Validar de nuevo',
  period: 'Fecha',
  export: 'Exportar CSV',
  firstColumn: 'Resultado',
};
const en: typeof es = {
  locale: 'en-US',
  email: 'Work email',
  password: 'Password',
  repeat: 'Repeat the password',
  register: 'Create account',
  verify: 'Verify and log in',
  number: 'Account number',
  wrong: 'Digit 18 should be 9.',
  right: 'Well formed.',
  submit: 'Validate account',
  valid: 'It exists and takes payments, with a warning',
  notFound: 'It doesn’t exist',
  search: 'Search the history',
  open: 'Show details of',
  again: 'Validate again',
  period: 'Date',
  export: 'Export CSV',
  firstColumn: 'Result',
};

describe.for([es, en])('without a mouse, in $locale', (words) => {
  test('one signs up, validates, fixes a wrong digit, finds it again and exports', async () => {
    const { page, complaints } = await visit(browser, cloud.dashboard, {
      locale: words.locale,
      acceptDownloads: true,
    });
    const email = newEmail();
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });

    await page.goto('/register');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (words === en) await press(page, 'EN: Switch to English');
    await fill(page, words.email, email);
    await fill(page, words.password, goodPassword);
    await fill(page, words.repeat, goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/registration-success');
    const [mail] = await mailsTo(cloud, email);
    await page.goto(/https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: words.verify, exact: true }).waitFor();
    await fill(page, words.password, goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await page.getByRole('button', { name: words.submit }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await fill(page, words.number, '032180000118359710');
    await page.getByText(words.wrong).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await page.getByText(words.right).first().waitFor();
    await fill(page, words.number, clabes.company);
    await page.keyboard.press('Enter');
    await heading(words.valid).waitFor();

    await fill(page, words.number, clabes.notFound);
    await page.keyboard.press('Enter');
    await heading(words.notFound).waitFor();

    await fill(page, words.search, clabes.company.slice(-8));
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    expect(page.url()).not.toContain(clabes.company.slice(-8));
    await press(page, words.open);
    await page.getByRole('dialog').getByRole('heading', { name: words.valid }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await press(page, words.again);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText(words.right).first().waitFor();
    await expect.poll(() => focused(page)).toContain(words.number);

    await tabTo(page, words.export);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.startsWith(`\uFEFF${words.firstColumn},`)).toBe(true);
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect(file).not.toContain(clabes.company);

    await tabTo(page, words.period);
    // Until its answer is there, the table of before may stand as if nothing was asked.
    const found = page.waitForResponse('**/api/validations/search');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL('**days=7*');
    await found;
    await page.locator('table[aria-busy="false"]').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
