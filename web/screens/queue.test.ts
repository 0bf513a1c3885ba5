import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';

const queue = (page: Page) => page.getByRole('region', { name: 'Cola' });
const lines = (page: Page) => queue(page).getByRole('listitem');
const number = (page: Page) => page.getByLabel('Número de cuenta');

/** By way of the palette, as whoever has no clipboard at hand. */
const pasteLines = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('pegar varias');
  await page.keyboard.press('Enter');
  await page.getByLabel('Una cuenta por línea').fill(text);
  await page.getByRole('button', { name: 'Ponerlas en la cola' }).click();
};

const wrongDigit = '032180000118359710';
const card = '4111 1111 1111 1111';

test('several lines are judged at once, priced first, asked without another click, and open their answers', async () => {
  const by = newcomer();
  const { page } = await showDesk(by);
  await pasteLines(
    page,
    [clabes.company, clabes.notFound, wrongDigit, card, clabes.company, '2850590940090418135201'].join('\n'),
  );
  await queue(page).getByRole('heading', { name: '3 por validar, 3 créditos' }).waitFor();
  await queue(page).getByText('Te quedarán 2 créditos.').waitFor();
  await expect.poll(() => lines(page).count()).toBe(6);
  await lines(page).nth(2).getByText('El dígito 18 debería ser 9').waitFor();
  await lines(page).nth(3).getByText('Es una tarjeta: se omite').waitFor();
  await lines(page).nth(4).getByText('Repetida').waitFor();
  expect(await lines(page).nth(3).textContent()).not.toContain('4111 1111');
  expect(await number(page).inputValue()).toBe(clabes.company);
  expect(await accessibilityViolations(page)).toEqual([]);

  await queue(page).getByRole('button', { name: 'Validar las 3' }).click();
  await queue(page).getByRole('heading', { name: 'Nada por validar' }).waitFor();
  await lines(page)
    .nth(0)
    .getByText(/^Existe/)
    .waitFor();
  await lines(page).nth(1).getByText('No existe', { exact: true }).waitFor();
  await page.getByRole('banner').getByText('2', { exact: true }).waitFor();
  expect(by.history).toHaveLength(3);

  await lines(page).nth(1).getByRole('button').press('Enter');
  await page.getByRole('dialog', { name: 'Validación' }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await lines(page).nth(1).getByText('No existe', { exact: true }).waitFor();
  await queue(page).getByRole('button', { name: 'Vaciar' }).click();
  await queue(page).waitFor({ state: 'detached' });
});

test('the lines are walked through with J and K, corrected in the form and asked one by one', async () => {
  const by = newcomer();
  const { page } = await showDesk(by);
  await pasteLines(page, [clabes.company, wrongDigit, '2850590940090418135201'].join('\n'));
  await lines(page).nth(2).waitFor();
  await expect.poll(() => number(page).inputValue()).toBe(clabes.company);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(() => number(page).inputValue()).toBe(wrongDigit);
  await page.keyboard.press('j');
  await expect.poll(() => page.getByLabel('País', { exact: true }).first().inputValue()).toBe('AR');
  await page.keyboard.press('k');
  await expect.poll(() => number(page).inputValue()).toBe(wrongDigit);
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await lines(page).nth(1).getByText('Preguntando').waitFor({ state: 'detached' });
  await expect.poll(() => lines(page).nth(1).textContent()).not.toContain('Bien formada');
  expect(by.history).toHaveLength(1);
  await queue(page).getByRole('heading', { name: '2 por validar, 2 créditos' }).waitFor();
});

test('what the sandbox answered is open again once banks are asked, and a name compared later stands in its line', async () => {
  const { page } = await showDesk();
  const sandbox = page.getByRole('switch', { name: 'Modo sandbox' });
  await sandbox.click();
  await pasteLines(page, [clabes.company, clabes.notFound].join('\n'));
  await queue(page).getByRole('button', { name: 'Validar las 2' }).click();
  await queue(page).getByRole('heading', { name: 'Nada por validar' }).waitFor();
  await sandbox.click();
  await queue(page).getByRole('heading', { name: '2 por validar, 2 créditos' }).waitFor();
  await lines(page).nth(0).getByText('Bien formada').waitFor();

  await page.getByRole('button', { name: /^Validar cuenta/ }).click();
  await lines(page)
    .nth(0)
    .getByText(/^Existe/)
    .waitFor();
  await page.getByLabel('A quién esperas pagar').last().fill('Nadie Conocido');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await lines(page).nth(0).getByText('No coincide').waitFor();
  expect(await lines(page).nth(0).getByText('Nadie Conocido').isVisible()).toBe(true);
});

test('a queue without credits enough asks as many as there are, says so and keeps the rest', async () => {
  const by = newcomer();
  by.user = { ...by.user, credits: 1 };
  const { page } = await showDesk(by);
  await pasteLines(page, [clabes.company, clabes.notFound].join('\n'));
  await queue(page).getByText('Tienes 1 crédito: alcanza para una parte.').waitFor();
  await queue(page).getByRole('button', { name: 'Validar las 2' }).click();
  await queue(page).getByText('Sin créditos: el resto espera.').waitFor();
  await queue(page).getByRole('heading', { name: '1 por validar, 1 crédito' }).waitFor();
  expect(by.user.credits).toBe(0);
});

test('the sandbox asks for nothing, and more lines than the queue takes are said to be so', async () => {
  const { page } = await showDesk(newcomer(), { viewport: { width: 375, height: 667 } });
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  const many = Array.from({ length: 60 }, (_, index) => `99970000000${String(index).padStart(6, '0')}`);
  await pasteLines(page, many.map((body) => body + checkDigit(body)).join('\n'));
  await page.getByText('Son demasiadas para la cola').waitFor();
  await page.getByText('Quedan fuera 10 líneas.').waitFor();
  await page.getByRole('button', { name: 'Tomar las primeras 50' }).click();
  await queue(page).getByRole('heading', { name: '50 por validar, sin costo' }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await queue(page).getByRole('button', { name: 'Validar las 50' }).click();
  await queue(page).getByRole('button', { name: 'Parar' }).click();
  await queue(page).getByRole('button', { name: 'Vaciar' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

const checkDigit = (body: string) =>
  (10 -
    (Array.from(body).reduce((sum, digit, index) => sum + ((Number(digit) * Number('371'[index % 3])) % 10), 0) % 10)) %
  10;
