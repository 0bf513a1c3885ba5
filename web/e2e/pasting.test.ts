import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const clabe = '002115016003269411';
const cbu = '2850590940090418135201';
const card = '4111111111111111';

const desk = async (options: BrowserContextOptions = {}) => {
  const visited = await openDesk(browser, cloud, await signUp(cloud), options);
  await visited.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return visited;
};

const box = (page: Page) => page.getByLabel('Número de cuenta');

/** By the keys anybody uses, from the clipboard of this browser. */
const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
};

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a label, spaces and the bank are taken off and told, and Ctrl+Z brings back what stood there', async () => {
  const { page, complaints } = await desk();
  await box(page).fill('032180000118359719');
  await paste(page, 'CLABE: 002 115 01600326941 1 (Banamex)');
  await page.getByText('Quitamos la etiqueta, los espacios y signos').waitFor();
  expect(await box(page).inputValue()).toBe(clabe);
  await box(page).press('ControlOrMeta+Z');
  await expect.poll(() => box(page).inputValue()).toBe('032180000118359719');
  expect(complaints).toEqual([]);
});

test('a row of a spreadsheet is bracketed by field first, and fills the form only when told to', async () => {
  const { page } = await desk();
  await paste(page, `Ferretera del Bajío\t'${clabe}\tFBA150312KL3\tBanamex\t$ 48,200.00`);
  const pieces = page.getByRole('list', { name: 'Lo que pegaste' });
  const said = await pieces.getByRole('listitem').allInnerTexts();
  expect(said.map((one) => one.split('\n').at(-1))).toEqual([
    'A quién esperas pagar',
    'CLABE',
    'RFC',
    'Banco, coincide',
    'Importe: no se usa',
  ]);
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('');
  expect(await accessibilityViolations(page)).toEqual([]);
  await click(page, 'Usar estos datos');
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('Ferretera del Bajío');
  expect(await page.getByLabel('Número de documento').inputValue()).toBe('FBA150312KL3');
  await click(page, 'Deshacer');
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('');
  expect(await box(page).inputValue()).toBe('');
});

test('the rules of other countries are fetched only for a number that the chosen one does not prove', async () => {
  const { page } = await desk();
  const files = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')).length,
    );
  const atFirst = await files();
  await paste(page, `CLABE: ${clabe}`);
  await page.getByText('Quitamos la etiqueta').waitFor();
  expect(await files()).toBe(atFirst);
  await paste(page, cbu);
  await page.getByText('Parece un CBU').waitFor();
  expect(await files()).toBeGreaterThanOrEqual(atFirst + 8);
});

test('only the number of a row is used where that is what was asked for', async () => {
  const { page } = await desk();
  await paste(page, `Ferretera del Bajío\t${clabe}\tFBA150312KL3`);
  await click(page, 'Solo el número');
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('');
  expect(await box(page).inputValue()).toBe(clabe);
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('zeros that the check digit proves come back, unless they are not wanted', async () => {
  const { page } = await desk();
  await paste(page, '2115016003269411');
  await page.getByText('Faltaban 2 ceros al inicio.').waitFor();
  expect(await box(page).inputValue()).toBe(clabe);
  await click(page, 'Dejarlo como lo pegué');
  expect(await box(page).inputValue()).toBe('2115016003269411');
});

test('a card is hidden in the box and nowhere on the page', async () => {
  const { page, complaints } = await desk();
  await paste(page, '4111 1111 1111 1111');
  await page.getByText('Es el número de una tarjeta').waitFor();
  const html = await page.content();
  expect(html.replace(/\s/g, '')).not.toContain(card);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('4111');
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const clear of [() => click(page, 'Borrar y empezar'), () => page.keyboard.press('n')]) {
    await clear();
    await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await paste(page, '4111 1111 1111 1111');
    await page.getByText('Es el número de una tarjeta').waitFor();
  }
  expect(complaints).toEqual([]);
});

test('a CBU under México asks for the country, and survives the change there and back', async () => {
  const { page, complaints } = await desk();
  await paste(page, cbu);
  await page.getByText('Parece un CBU de Argentina.').waitFor();
  expect(await box(page).getAttribute('aria-invalid')).not.toBe('true');
  expect(await accessibilityViolations(page)).toEqual([]);
  await click(page, 'Cambiar a Argentina');
  await page.getByText('Cambiamos a Argentina').waitFor();
  expect(await page.getByLabel('País', { exact: true }).first().inputValue()).toBe('AR');
  expect(await box(page).inputValue()).toBe(cbu);
  await click(page, 'Deshacer');
  await expect.poll(() => page.getByLabel('País', { exact: true }).first().inputValue()).toBe('MX');
  await paste(page, cbu);
  await click(page, 'Seguir en México');
  expect(await box(page).inputValue()).toBe(cbu);
  // By hand it survives, too, where it can be right; where it cannot it goes.
  await page.getByLabel('País', { exact: true }).first().selectOption('AR');
  await expect.poll(() => box(page).inputValue()).toBe(cbu);
  await page.getByLabel('País', { exact: true }).first().selectOption('PE');
  await expect.poll(() => box(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('a Brazilian mobile is offered with its country, pasted or typed, and may be a CPF', async () => {
  const { page } = await desk();
  await page.getByLabel('País', { exact: true }).first().selectOption('BR');
  await page.getByText('PIX', { exact: true }).click();
  await paste(page, '(11) 98765-4321');
  await page.getByText('+5511987654321').waitFor();
  await click(page, 'Usar con +55');
  expect(await box(page).inputValue()).toBe('+5511987654321');
  await paste(page, '(11) 98765-4321');
  await click(page, 'Es un CPF');
  expect(await box(page).inputValue()).toBe('11987654321');
  expect(await box(page).getAttribute('aria-invalid')).toBe('true');
  await box(page).fill('21987654321');
  await click(page, 'Usar con +55');
  expect(await box(page).inputValue()).toBe('+5521987654321');
});

test('a number that a spreadsheet cut is said to be lost, not guessed', async () => {
  const { page } = await desk();
  await paste(page, '6.4618E+17');
  await page.getByText('La hoja de cálculo cortó este número.').waitFor();
  expect(await box(page).inputValue()).toBe('');
});

test('several accounts become a queue, the first of them in the form', async () => {
  const { page } = await desk();
  await paste(page, `${clabe}\n646180157000000004\n${cbu}`);
  await expect.poll(() => box(page).inputValue()).toBe(clabe);
  await page
    .getByText('646180157000000004')
    .or(page.getByText('646', { exact: true }))
    .first()
    .waitFor();
});

test('an empty number is marked once the form was sent', async () => {
  const { page } = await desk();
  await click(page, 'Validar cuenta');
  const colours = () =>
    page.locator('.an-box').evaluate((one) => {
      const sample = document.createElement('i');
      sample.style.color = 'var(--bad)';
      one.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return { bad: color, border: getComputedStyle(one).borderTopColor };
    });
  const { bad } = await colours();
  await expect.poll(async () => (await colours()).border).toBe(bad);
  expect(await box(page).getAttribute('aria-invalid')).toBe('true');
});

const widths = [1440, 1024, 768, 375, 320];
const numbers = ['', clabe, '002115016003269417', `${clabe}99`];

/** Of 300 points of the box those where a click reaches something else. */
const deadPoints = (page: Page) =>
  page.locator('.an-box').evaluate((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = Array.from({ length: 30 }, (_x, i) =>
      Array.from(
        { length: 10 },
        (_y, j) => [left + ((i + 0.5) * width) / 30, top + ((j + 0.5) * height) / 10] as const,
      ),
    ).flat();
    return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.matches('.an-input'));
  });

test('a click anywhere on the box reaches the number, at every width and whatever its labels say', async () => {
  const { page } = await desk();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const number of numbers) {
      await box(page).fill(number);
      expect([width, number, await deadPoints(page)]).toEqual([width, number, []]);
    }
    expect([width, await scrollsSideways(page)]).toEqual([width, false]);
  }
});
