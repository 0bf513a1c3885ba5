import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mailsTo, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A picture of one point: the smallest there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictureNamed = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

const openSupport = async () => {
  const customer = await signUp(cloud);
  const visited = await openDesk(browser, cloud, customer);
  await visited.page.goto('/support');
  await visited.page.getByLabel('Asunto').waitFor();
  return { ...visited, customer };
};

const write = async (page: Page) => {
  await page.getByLabel('Tu nombre').fill('Lucía Ferrer');
  await page.getByLabel('Asunto').fill('503 repetido con BancoEstado');
  await page.getByLabel('Qué pasó y qué esperabas').fill('Desde las 15:30 responde 503.');
};
const choose = (page: Page, ...files: ReturnType<typeof pictureNamed>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const files = (page: Page) => page.getByRole('list', { name: 'Capturas' }).getByRole('listitem');
const arrived = (page: Page) => page.getByText(/\d capturas?: .* 0 con problemas/);

test('a message about anything takes screenshots along, and ends in a number, a time and a mail', async () => {
  const { page, complaints, customer } = await openSupport();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Categoría').selectOption('api');
  await page.getByLabel('Prioridad').selectOption('high');
  await write(page);
  await choose(page, pictureNamed('pantalla.png'), pictureNamed('otra.png'));
  await files(page).nth(1).waitFor();
  await page.getByRole('button', { name: 'Quitar otra.png' }).click();
  await arrived(page).waitFor({ state: 'attached' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await send(page);
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  await page.getByText('1 captura', { exact: true }).waitFor();
  await page.getByText(/Te responde una persona antes del/).waitFor();
  const id = (await page.locator('main b.mono').textContent()) ?? '';
  expect((await mailsTo(cloud, customer.email))[0]?.subject).toContain(id);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('a picture that is pasted comes along, wherever in the form', async () => {
  const { page } = await openSupport();
  await page.getByLabel('Asunto').focus();
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...picture],
  );
  await files(page).filter({ hasText: 'image.png' }).waitFor();
  await arrived(page).waitFor({ state: 'attached' });
  expect(await files(page).count()).toBe(1);
});

test('a file that cannot come along says why in its own line, and holds nothing up', async () => {
  const { page } = await openSupport();
  await write(page);
  await choose(
    page,
    { name: 'nota.pdf', mimeType: 'application/pdf', buffer: picture },
    { ...pictureNamed('vacia.png'), buffer: Buffer.alloc(0) },
    { ...pictureNamed('enorme.png'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    ...['a', 'b', 'c', 'd', 'e', 'sexta'].map((name) => pictureNamed(`${name}.png`)),
  );
  for (const [name, why] of [
    ['nota.pdf', 'solo imágenes'],
    ['vacia.png', 'vacío'],
    ['enorme.png', 'pesa más de 5 MB'],
    ['sexta.png', '5 capturas como máximo'],
  ] as const)
    await files(page).filter({ hasText: name }).getByText(why).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await send(page);
  await page.getByText('5 capturas', { exact: true }).waitFor();
});

test('a file that does not arrive holds the message back, until it is tried again or removed', async () => {
  const { page } = await openSupport();
  await write(page);
  await page.route('**/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await choose(page, pictureNamed('pantalla.png'));
  await page.getByText('No llegó. Revisa tu conexión').waitFor();
  await send(page);
  await page.getByText('Una captura no llegó').waitFor();
  expect(await page.getByRole('heading', { name: 'Lo recibimos' }).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await arrived(page).waitFor({ state: 'attached' });
  await send(page);
  await page.getByText('1 captura', { exact: true }).waitFor();
});

test('a message whose answer was lost is sent again under its key, and is one ticket', async () => {
  const { page, customer } = await openSupport();
  await write(page);
  let lost = false;
  await page.route('**/api/support', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await page.getByText('No pudimos enviar tu mensaje').waitFor();
  await send(page);
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  const told = await mailsTo(cloud, customer.email);
  expect(told.filter(({ subject }) => subject.includes('tkt_'))).toHaveLength(1);
});

test('what the help centre says is offered before anything is sent, and opens beside what was written', async () => {
  const { page, complaints } = await openSupport();
  await write(page);
  await page.getByLabel('Asunto').fill('me cobraron y el banco no respondió');
  const [article] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /¿se cobró el crédito\?/ }).click(),
  ]);
  await article.waitForURL('**/help-center/sin-respuesta');
  expect(await page.getByLabel('Qué pasó y qué esperabas').inputValue()).toContain('503');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
