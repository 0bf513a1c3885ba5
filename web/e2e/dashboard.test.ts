import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clabes } from '../../infra/trial/accounts.ts';
import { signUp, type Customer } from '../../infra/trial/customer.ts';
import { accessibilityViolations, holdBack, openBrowser, openDesk, sandboxNumber, scrollsSideways } from './browser.ts';

const cloud = inject('cloud');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A history of sandbox answers, the odd ones about an account that does not exist. */
const withHistory = async (length: number): Promise<Customer> => {
  const customer = await signUp(cloud);
  for (let asked = 0; asked < length; asked++) {
    const accountNumber = `9997000000000000${asked % 2 === 0 ? '01' : '11'}`;
    await customer.call('POST /api/validations', { body: { country: 'MX', accountNumber, environment: 'sandbox' } });
  }
  return customer;
};

const history = (page: Page) => page.getByRole('region', { name: 'Historial' });
const quick = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Acciones rápidas' }).getByRole('button', { name });
const phone = { viewport: { width: 375, height: 812 } };
const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the history says how many results there are when it has seen all of them, and of a page otherwise', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(21));
  await history(page).getByText('20 resultados en esta página', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('INVALID');
  await history(page).getByText('10 resultados', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('ERROR');
  await history(page).getByRole('status').getByText('0 resultados', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('');
  await page.getByRole('button', { name: 'Anteriores' }).click();
  await history(page).getByText('1 resultado en esta página', { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('filtering and opening a row leave the page where it stands, and the way back through the pages known', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(41));
  const older = page.getByRole('button', { name: 'Anteriores' });
  await page.getByLabel('Entorno').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await page.getByLabel('Entorno').selectOption('sandbox');
  await page.waitForURL('**environment=sandbox*');
  await page.locator('.history[aria-busy="false"]').waitFor();
  expect(await scrolled(page)).toBe(before);

  await older.click();
  await page.waitForURL('**cursor=*');
  const second = page.url();
  await page.locator('.history[aria-busy="false"]').waitFor();
  await older.click();
  await history(page).getByText('1 resultado en esta página').waitFor();
  await page.getByRole('button', { name: /^Ver detalles de/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Cuenta/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Más recientes' }).click();
  await history(page).getByText('20 resultados en esta página').waitFor();
  expect(page.url()).toBe(second);
});

test('a link to an older page of another day ends in the newest rows, and the way back does not lead to it', async () => {
  const customer = await withHistory(21);
  const { page } = await openDesk(browser, cloud, customer);
  const { nextCursor } = await customer.call('GET /api/validations', { query: { limit: 20 } });
  await page.goto(`/dashboard?days=7&cursor=${encodeURIComponent(nextCursor ?? '')}`);
  await history(page).getByText('20 resultados en esta página', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?days=7');
  expect(await page.getByLabel('Fecha').inputValue()).toBe('7');
  await page.goBack();
  expect(new URL(page.url()).search).toBe('');
});

test('details that cannot be had say so, and come once the browser is online, or when asked for again', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(2));
  const details = page.getByRole('dialog');
  const rows = page.getByRole('button', { name: /^Ver detalles de/ });
  const failure = details.getByRole('alert').getByText('No pudimos abrir esta validación');
  const answer = details.getByRole('heading', { name: /Cuenta/ });

  await rows.first().waitFor();
  await page.context().setOffline(true);
  await rows.first().click();
  await failure.waitFor();
  await page.context().setOffline(false);
  await answer.waitFor();
  await page.keyboard.press('Escape');

  await page.route('**/api/validations/val_*', (route) => route.abort());
  await rows.nth(1).click();
  await failure.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.unroute('**/api/validations/val_*');
  await details.getByRole('button', { name: 'Reintentar' }).click();
  await answer.waitFor();
});

test('every quick action leads somewhere, by keyboard', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await withHistory(1), { acceptDownloads: true });
  const number = page.getByLabel('Número de cuenta');
  const isFocused = () => number.evaluate((input) => input === document.activeElement);

  await quick(page, /Ver números de prueba/).press('Enter');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Inválida: no existe/ }).press('Enter');
  await page.getByText('Bien formada.').first().waitFor();
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cuenta inválida' }).waitFor();

  await quick(page, /Nueva validación/).press('Enter');
  expect([await isFocused(), await number.inputValue()]).toEqual([true, '']);
  await page.getByText('Aquí verás lo que diga el banco').waitFor();

  const download = page.waitForEvent('download');
  await quick(page, /Exportar historial/).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(3);

  await quick(page, /Comprar créditos/).press('Enter');
  await page.getByRole('dialog', { name: 'Comprar créditos' }).waitFor();
  expect(complaints).toEqual([]);
});

test('who has no history yet gets no empty file, and is led to an example', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await quick(page, /Exportar historial/).click();
  await page.getByText('No hay nada que exportar').waitFor();
  await history(page).getByRole('button', { name: 'Empezar con un número de prueba' }).press('Enter');
  await page.getByText('Bien formada.').first().waitFor();
  expect(await page.getByRole('switch', { name: 'Modo sandbox' }).isChecked()).toBe(true);
});

test('where nobody answered one can ask again, or go on with another account', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const number = page.getByLabel('Número de cuenta');
  const result = page.getByRole('region', { name: 'Resultado' });
  await number.fill(clabes.bankDown);
  await number.press('Enter');
  await result.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByText('Preguntando a', { exact: false }).or(page.getByText('Preguntando al banco')).first().waitFor();
  await result.getByRole('button', { name: 'Reintentar' }).waitFor();
  await result.getByRole('button', { name: 'Validar otra' }).press('Enter');
  await page.getByText('Aquí verás lo que diga el banco').waitFor();
  expect(await number.inputValue()).toBe('');
});

test('on paper there is the record of the answer and nothing else, on one sheet', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(20), { colorScheme: 'dark' });
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const record = page.getByRole('region', { name: 'Resultado' });
  await record.getByRole('heading', { name: 'Cuenta válida' }).waitFor();
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    const seen = [record, page.getByRole('banner'), page.getByRole('table'), page.getByRole('form')];
    const shown = await Promise.all(seen.map((part) => part.filter({ visible: true }).count()));
    await page.emulateMedia({ media: 'screen' });
    return { sheets: sheets?.length, shown };
  };
  expect(await onPaper()).toEqual({ sheets: 1, shown: [1, 0, 0, 0] });

  await page
    .getByRole('button', { name: /^Ver detalles de/ })
    .nth(1)
    .click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Cuenta/ })
    .waitFor();
  expect(await onPaper()).toEqual({ sheets: 1, shown: [1, 0, 0, 0] });
});

const validate = async (page: Page, accountNumber: string, expected = '') => {
  await page.getByLabel('Número de cuenta').fill(accountNumber);
  await page.getByLabel('A quién esperas pagar').fill(expected);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.getByText('Id de la validación').waitFor();
  return result;
};

test('the record on paper says who asked, whom they expected and in which time zone; a simulated one is worth nothing', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer, { timezoneId: 'America/Mexico_City' });
  const record = await validate(page, clabes.company, 'Comercial Azteca');
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    const text = await record.innerText();
    await page.emulateMedia({ media: 'screen' });
    return text;
  };
  const said = await onPaper();
  expect(said).toContain(`CuentaClara · Constancia de validación\nSolicitada por ${customer.email}\n`);
  expect(said).toContain('Esperabas pagar a\nComercial Azteca\n');
  expect(said).toMatch(/\nFecha\n.* GMT-6\n/);

  await record.getByRole('button', { name: 'Validar otra' }).click();
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  await validate(page, sandboxNumber);
  const simulated = await onPaper();
  expect(simulated).toContain('CuentaClara · Prueba sin valor: respuesta simulada\n');
  expect(simulated).not.toContain('Constancia');
});

test('an account that does not exist has no risk, and what was asked is not told as what the bank said', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const result = await validate(page, clabes.notFound, 'Comercial Azteca');
  await result.getByRole('heading', { name: 'Lo que preguntaste' }).waitFor();
  expect(await result.getByText('Riesgo de fraude').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the next step fits the reason: a currency to ask for, or another channel', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const result = await validate(page, clabes.otherCurrency);
  await expect.poll(() => result.innerText()).toContain('la moneda de tu pago: Peso mexicano (MXN).');
  expect(await result.innerText()).not.toContain('cerrado');
  await result.getByRole('button', { name: 'Validar otra' }).click();
  await validate(page, clabes.bankNotCovered);
  const said = await result.innerText();
  expect(said).toContain('Todavía no cubrimos el banco de esta cuenta. No sabemos si existe.');
  expect(said).toContain('Confirma el número con tu beneficiario por otro canal.');
});

test('the foot of an answer that nobody gave is one line, on the line of the form', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const result = await validate(page, clabes.bankDown);
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await result.getByRole('button', { name: 'Reintentar' }).waitFor();
  const line = await middle('Validar cuenta');
  expect([await middle('Copiar'), await middle('Reintentar'), await middle('Validar otra')]).toEqual([
    line,
    line,
    line,
  ]);
});

test('a valid account of high risk is no plain yes: neither its verdict nor its row in the history is only green', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.getByLabel('A quién esperas pagar').fill('Nadie Conocido');
  await page.getByLabel('Número de cuenta').fill(clabes.person);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: 'Válida, pero con riesgo alto' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Cuenta válida' }).count()).toBe(0);
  const row = page.getByRole('row').filter({ hasText: clabes.person.slice(-4) });
  const badge = row.getByText('Válida · riesgo alto', { exact: true });
  await badge.waitFor();
  expect(await badge.locator('svg').count()).toBe(1);
  expect(await row.getByText('Válida', { exact: true }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('on a phone a row says what was only a test, and hides as many digits as it has dots', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(2), phone);
  const row = page.getByRole('row').last();
  await row.getByText('Sandbox', { exact: true }).waitFor();
  await row.getByText('Válida', { exact: true }).waitFor();
  expect(await row.getByRole('button').textContent()).toBe('999700•••••••00001');
  expect(await scrollsSideways(page)).toBe(false);
});

test('on a phone the details keep their title and the way out in sight, to the end', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(1), phone);
  const details = page.getByRole('dialog', { name: 'Validación' });
  await page.getByRole('button', { name: /^Ver detalles de/ }).click();
  await details.getByRole('button', { name: 'Validar de nuevo' }).scrollIntoViewIfNeeded();
  expect(await details.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect.poll(() => topOf(details.getByRole('heading', { name: 'Validación' }))).toBeGreaterThan(0);
  await details.getByRole('button', { name: 'Cerrar' }).click();
  await details.waitFor({ state: 'hidden' });
});

test('on a phone the number that is not there yet is drawn to its check digit', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud), { viewport: { width: 320, height: 700 } });
  await history(page).getByText('Aquí verás cada cuenta que valides').waitFor();
  const ends = await page
    .locator('.ghost')
    .evaluateAll((ghosts) =>
      ghosts.map((ghost) => [ghost.lastElementChild?.getBoundingClientRect(), ghost.getBoundingClientRect()]),
    );
  expect(ends).toHaveLength(2);
  for (const [check, ghost] of ends) {
    expect(check?.right).toBeLessThanOrEqual(ghost?.right ?? 0);
    expect(check?.bottom).toBeLessThanOrEqual(ghost?.bottom ?? 0);
  }
});

test('a history that cannot be read for want of a connection says so, and comes with the connection', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(1));
  await history(page).getByText('1 resultado', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Estado').selectOption('INVALID');
  await history(page).getByText('No hay conexión a internet. Lo cargaremos en cuanto vuelva.').waitFor();
  await quick(page, /Exportar historial/).click();
  await page.getByText('No hay conexión a internet. Expórtalo cuando vuelva.').waitFor();
  await page.context().setOffline(false);
  await history(page).getByText('0 resultados', { exact: true }).waitFor();
  expect(await history(page).getByRole('alert').count()).toBe(0);
});

test('the wait names the bank that is asked, whatever number is typed meanwhile', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const letGo = await holdBack(page, '/api/validations');
  const number = page.getByLabel('Número de cuenta');
  await number.fill('002010077777777771');
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const asking = page.getByRole('heading', { name: /^Preguntando a/ });
  expect(await asking.textContent()).toContain('Banamex');
  await number.fill('012180001234567895');
  await page.getByText('BBVA').first().waitFor();
  expect(await asking.textContent()).toContain('Banamex');
  await letGo();
});

test('nobody pays twice for an account the bank is still looking at, and another one can be asked meanwhile', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  const ask = page.getByRole('button', { name: 'Validar cuenta' });
  await page.getByLabel('Número de cuenta').fill(clabes.pendingLong);
  await ask.click();
  await page.getByRole('heading', { name: 'En proceso' }).waitFor();
  expect(await ask.isDisabled()).toBe(true);
  await page.getByText('Ya le preguntamos al banco por esta cuenta').waitFor();
  await page.getByLabel('Número de cuenta').press('Enter');
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  expect(await ask.isEnabled()).toBe(true);
  await page.getByRole('banner').getByText('4', { exact: true }).waitFor();
});
