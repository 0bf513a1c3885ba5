import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { accessibilityViolations, holdBack, sandboxNumber } from '../e2e/browser.ts';
import { newcomer, showDesk, withHistory } from './samples/desk.ts';

test('where nobody answered one can ask again, or go on with another account', async () => {
  const { page } = await showDesk();
  const number = page.getByLabel('Número de cuenta');
  const result = page.getByRole('region', { name: 'Resultado' });
  await number.fill(clabes.bankDown);
  await number.press('Enter');
  await result.getByRole('button', { name: 'Reintentar' }).waitFor();
  const letGo = await holdBack(page, '/api/validations');
  await result.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByText('Preguntando a', { exact: false }).first().waitFor();
  await letGo();
  await result.getByRole('button', { name: 'Reintentar' }).waitFor();
  await result.getByRole('button', { name: 'Validar otra' }).press('Enter');
  await page.getByText('Aquí verás lo que diga el banco').waitFor();
  expect(await number.inputValue()).toBe('');
});

test('on paper there is the record of the answer and nothing else, on one sheet', async () => {
  const { page } = await showDesk(await withHistory(20), { colorScheme: 'dark' });
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const record = page.getByRole('region', { name: 'Resultado' });
  await record.getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
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
  await page.getByRole('dialog').getByRole('heading', { name: /xiste/ }).waitFor();
  expect(await onPaper()).toEqual({ sheets: 1, shown: [1, 0, 0, 0] });
});

const validate = async (page: Page, accountNumber: string, expected = '') => {
  await page.getByLabel('Número de cuenta').fill(accountNumber);
  await page.getByLabel('A quién esperas pagar').fill(expected);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.getByText('Id de la validación').waitFor({ state: 'attached' });
  return result;
};

test('the record on paper says who asked, whom they expected and in which time zone; a simulated one is worth nothing', async () => {
  const by = newcomer();
  const { page } = await showDesk(by, { timezoneId: 'America/Mexico_City' });
  const record = await validate(page, clabes.company, 'Comercial Azteca');
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    const text = await record.innerText();
    await page.emulateMedia({ media: 'screen' });
    return text;
  };
  const said = await onPaper();
  expect(said).toContain(`CuentaClara · Constancia de validación\nSolicitada por ${by.user.email}\n`);
  expect(said).toContain('Esperabas pagar a: Comercial Azteca\n');
  expect(said).toMatch(/ GMT-6\n/);

  await record.getByRole('button', { name: 'Validar otra' }).click();
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  await validate(page, sandboxNumber);
  const simulated = await onPaper();
  expect(simulated).toContain('CuentaClara · Prueba sin valor: respuesta simulada\n');
  expect(simulated).not.toContain('Constancia');
});

test('an account that does not exist has no risk, and what was asked is not told as what the bank said', async () => {
  const { page } = await showDesk();
  const result = await validate(page, clabes.notFound, 'Comercial Azteca');
  await result.getByRole('heading', { name: 'Lo que preguntaste' }).waitFor();
  expect(await result.getByText(/^Riesgo/).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the next step fits the reason: a currency to ask for, or another channel', async () => {
  const { page } = await showDesk();
  const result = await validate(page, clabes.otherCurrency);
  await expect.poll(() => result.innerText()).toContain('la moneda de tu pago: Peso mexicano (MXN).');
  expect(await result.innerText()).not.toContain('cerrado');
  await result.getByRole('button', { name: 'Validar otra' }).click();
  await validate(page, clabes.bankNotCovered);
  const said = await result.innerText();
  expect(said).toContain('Todavía no podemos preguntar a este banco: no se cobró');
  expect(said).toContain('Confirma el número con tu beneficiario por otro canal.');
});

test('what can be done with an answer that nobody gave stands on one line', async () => {
  const { page } = await showDesk();
  const result = await validate(page, clabes.bankDown);
  await result.getByRole('button', { name: 'Reintentar' }).waitFor();
  const buttons = await Promise.all(
    ['Reintentar', 'Copiar el resultado', 'Validar otra'].map((name) =>
      page.getByRole('button', { name, exact: true }).elementHandle(),
    ),
  );
  // In one look: the card may still come in between two.
  const middles = await page.evaluate(
    (all) =>
      all.map((button) => button?.getBoundingClientRect()).map((box) => box && Math.round(box.y + box.height / 2)),
    buttons,
  );
  expect(middles[0]).toBeDefined();
  expect(new Set(middles).size).toBe(1);
});

test('an account of somebody else is no yes: neither its headline nor its row in the history is green', async () => {
  const { page } = await showDesk();
  await page.getByLabel('A quién esperas pagar').fill('Nadie Conocido');
  await page.getByLabel('Número de cuenta').fill(clabes.person);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: 'Existe, pero no es de Nadie Conocido' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: clabes.person.slice(-4) });
  const badge = row.getByText('No coincide', { exact: true });
  await badge.waitFor();
  expect(await badge.locator('svg').count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the wait names the bank that is asked, whatever number is typed meanwhile', async () => {
  const { page } = await showDesk();
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
  const { page } = await showDesk();
  const ask = page.getByRole('button', { name: 'Validar cuenta' });
  await page.getByLabel('Número de cuenta').fill(clabes.pendingLong);
  await ask.click();
  await page.getByRole('heading', { name: 'El banco pidió más tiempo' }).waitFor();
  expect(await ask.isDisabled()).toBe(true);
  await page.getByText('Ya le preguntamos al banco por esta cuenta').waitFor();
  await page.getByLabel('Número de cuenta').press('Enter');
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  expect(await ask.isEnabled()).toBe(true);
  await page.getByRole('banner').getByText('4', { exact: true }).waitFor();
});

test('a verdict is put aside once the form asks about another number, and can be opened again', async () => {
  const { page } = await showDesk();
  const number = page.getByLabel('Número de cuenta');
  const result = await validate(page, clabes.company, 'Cruz Roja');
  await number.fill(clabes.person);
  await page.getByText('Falta preguntar por este número').waitFor();
  expect(await result.count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 2, name: /oincide|es de/ }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await number.fill(clabes.company);
  await result.waitFor();
});

test('an answer that comes when the form asks something else already is put aside', async () => {
  const { page } = await showDesk();
  const letGo = await holdBack(page, '/api/validations');
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByLabel('Número de cuenta').fill(clabes.person);
  await letGo();
  await page.getByText('Resultado anterior', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'Resultado' }).count()).toBe(0);
});

test('a name is compared with an answer that is paid already, from the card or from the form', async () => {
  const { page } = await showDesk();
  const result = await validate(page, clabes.company);
  await result.getByLabel('A quién esperas pagar').fill('Ferretera del Bajío');
  await page.keyboard.press('Enter');
  await result.getByRole('heading', { name: 'Existe, pero no es de Ferretera del Bajío' }).waitFor();
  expect(await page.getByRole('form').getByLabel('A quién esperas pagar').first().inputValue()).toBe(
    'Ferretera del Bajío',
  );
  await page.getByRole('form').getByLabel('A quién esperas pagar').first().fill('Nadie Conocido');
  await page.getByText('Falta comparar con este nombre').waitFor();
  await page.getByRole('button', { name: 'Comparar', exact: true }).press('Enter');
  await result.getByRole('heading', { name: 'Existe, pero no es de Nadie Conocido' }).waitFor();
  await page.getByRole('banner').getByText('4', { exact: true }).waitFor();
});
