import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import {
  allWebhooks,
  someDeliveries,
  someWebhooks,
  webhookAnswers,
  webhookIdOf,
  webhookOf,
  type WebhookScene,
} from './samples/webhooks.ts';
import { show, type ScreenOptions } from './stage/screen.ts';

const openWebhooks = (
  scene: WebhookScene,
  { plan = 'pro', ...shown }: ScreenOptions & { plan?: 'free' | 'pro' } = {},
) => show('/api?tab=webhooks', { answers: webhookAnswers(scene), user: { plan }, ...shown });

const [first] = someDeliveries;
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, url: string) => page.getByRole('row').filter({ hasText: url });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('each webhook says in words how it does, why it rests and how much waits for it', async () => {
  const { page, complaints } = await openWebhooks({ webhooks: someWebhooks });
  const busy = row(page, 'pagos.pagosdelsur');
  await busy.getByText('19 de 20 intentos bien').waitFor();
  await busy.getByText(/El secreto anterior \(…aLaSw\) también firma hasta/).waitFor();
  await row(page, 'erp.').getByText('6 de 6 intentos bien').waitFor();
  const disabled = row(page, 'staging.');
  await disabled.getByText('Desactivado').waitFor();
  await disabled.getByText('Falló 5 días seguidos y lo desactivamos. Guardamos 312 eventos').waitFor();
  await disabled.getByRole('button', { name: /^Reactivar/ }).waitFor();
  const paused = row(page, 'pruebas.');
  await paused.getByText('Lo pausaste. Guardamos 1,000 eventos o más').waitFor();
  await paused.getByText('Sandbox').waitFor();
  await row(page, 'nuevo.')
    .getByText(/^Falla desde el .* 3 eventos por entregar\.$/)
    .waitFor();
  await row(page, 'viejo.').getByText('Tu servidor respondió 410').waitFor();
  expect(complaints).toEqual([]);
});

test('a delivery opens beside the list by keyboard, tells each try in words, and gives the focus back', async () => {
  const { page, complaints } = await openWebhooks({ webhooks: someWebhooks });
  const opener = page.getByRole('button', { name: 'batch.completed', exact: true });
  await opener.press('Enter');
  const detail = page.getByRole('region', { name: /^evt_/ });
  await detail.waitFor();
  await expect.poll(() => focusedText(page)).toMatch(/^evt_/);
  for (const words of [
    'No encontramos pagos.pagosdelsur.com.ar en el DNS',
    'pagos.pagosdelsur.com.ar lleva a una dirección que no es pública',
    'Rechazó o cortó la conexión',
    'Su certificado no es válido',
    'No volveremos a intentarlo. Puedes reenviarlo.',
  ])
    await detail.getByText(words).waitFor();
  await detail.getByText(/webhook-signature: v1,/).waitFor();
  await detail.getByRole('button', { name: 'Cerrar el detalle' }).press('Enter');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  // It has an address of its own.
  await page.goto(`/api?tab=webhooks&webhook=${webhookIdOf(1)}&delivery=${someDeliveries[1]?.id}`);
  for (const words of ['No respondió en 15 s', 'Respondió 504', 'Recibido en 192 ms'])
    await page.getByRole('list', { name: 'Intentos' }).getByText(words).waitFor();
  await page.getByRole('figure', { name: 'Tu servidor' }).getByText('ok').waitFor();
  expect(complaints).toEqual([]);
});

test('deliveries are filtered and turned by the address, and those of another webhook begin anew', async () => {
  const { page } = await openWebhooks({ webhooks: someWebhooks, isLong: true });
  await page.getByRole('button', { name: 'Anteriores' }).press('Enter');
  await page.waitForURL(/cursor=older/);
  await page.getByRole('button', { name: 'Más recientes' }).click();
  await page.waitForURL((url) => !url.searchParams.has('cursor'));
  await page.getByRole('radio', { name: 'Fallidas' }).press('Space');
  await page.waitForURL(/state=failed/);
  await page.getByText('1 entrega en esta página').waitFor();
  expect(await page.getByRole('table', { name: 'Entregas' }).getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: 'Ver las entregas de https://erp.pagosdelsur.com.ar' }).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('webhook') === webhookIdOf(2) && !url.searchParams.has('state'));
  await page.getByText('Aún no hay entregas').waitFor();
});

test('the menu of a webhook opens and closes by keyboard, and a dialog gives the focus back to it', async () => {
  const { page } = await openWebhooks({ webhooks: someWebhooks });
  const menu = row(page, 'pagos.pagosdelsur').getByLabel(/^Más acciones para/);
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedText(page)).toBe('Editar');
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter');
  await dialog(page).getByRole('heading', { name: '¿Eliminar este destino?' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Conservar destino');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
});

test('a form that does not hold says so at each field before the server is asked, and takes the reader to the first', async () => {
  const { page } = await openWebhooks({ webhooks: someWebhooks });
  await page.getByRole('button', { name: 'Crear destino', disabled: false }).press('Enter');
  const url = dialog(page).getByLabel('URL');
  await expect.poll(() => url.evaluate((input) => input === document.activeElement)).toBe(true);
  for (const type of ['validation.completed', 'batch.completed'])
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(`^${type}`) })
      .press('Space');
  await dialog(page).getByRole('button', { name: 'Crear destino' }).press('Enter');
  await dialog(page).getByText('Escribe la URL de tu servidor.').waitFor();
  await dialog(page).getByText('Elige al menos un evento.').waitFor();
  await expect.poll(() => url.evaluate((input) => input === document.activeElement)).toBe(true);
  for (const [typed, said] of [
    ['http://pagos.example.com', 'Usa una dirección que empiece con https://.'],
    ['https://10.0.0.8/cc', 'Es una dirección privada. Usa una URL pública con https.'],
    ['pagos.example.com', 'No es una URL válida.'],
  ] as const) {
    await url.fill(typed);
    await page.keyboard.press('Tab');
    await dialog(page).getByText(said).waitFor();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('who has all the webhooks there are is told so, and one whose plan has none what they are', async () => {
  const { page } = await openWebhooks({ webhooks: allWebhooks });
  await page.getByText('10 de 10').waitFor();
  await page.getByRole('button', { name: 'Crear destino' }).press('Enter');
  await dialog(page).getByText('Una cuenta tiene hasta 10.').waitFor();

  const { page: other } = await openWebhooks({ webhooks: [] }, { plan: 'free' });
  await other.getByRole('heading', { name: 'Webhooks: te avisamos en tu servidor' }).waitFor();
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Ver planes' }).press('Enter');
  await other.waitForURL('**/subscriptions');
});

test('whose plan ended sees webhooks and deliveries, and nothing that would be sent', async () => {
  const { page } = await openWebhooks({ webhooks: [webhookOf(1, 'https://pagos.example.com/cc')] }, { plan: 'free' });
  await page.getByText('Tu plan ya no incluye webhooks').waitFor();
  await page.getByRole('button', { name: 'validation.completed', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: 'Copiar id' }).waitFor();
  for (const name of [/^Enviar prueba/, 'Reenviar', 'Crear destino'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('webhooks and deliveries that cannot be read are told apart from none, and read again on demand', async () => {
  const { page, answer } = await openWebhooks({ webhooks: someWebhooks });
  const down = new Fault('errors.internal');
  answer({ 'GET /api/webhooks/{id}/deliveries': down });
  await page.goto('/api?tab=webhooks');
  await page.getByRole('alert').filter({ hasText: 'No pudimos leer las entregas' }).waitFor();
  answer({ 'GET /api/webhooks': down });
  await page.goto('/api?tab=webhooks');
  await page.getByRole('alert').filter({ hasText: 'Error al cargar los destinos' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  answer(webhookAnswers({ webhooks: someWebhooks }));
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByRole('table', { name: 'Entregas' }).waitFor();
});

test('the page loads nothing of webhooks before they are opened', async () => {
  const { page } = await show('/api');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  await page.getByRole('button', { name: 'Crear clave', exact: true }).waitFor();
  expect(loaded.filter((url) => /api-webhooks|api\/webhooks/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
  await page.getByRole('heading', { name: /^Webhooks:/ }).waitFor();
  expect(loaded.filter((url) => /api-webhooks.*\.js/.test(url))).toHaveLength(1);
});

const faces = [
  { language: 'es', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { language: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { language: 'es', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  { language: 'en', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
] as const satisfies readonly ScreenOptions[];

test.each(faces)('fits and is accessible in $language, $colorScheme, $viewport.width px wide', async (face) => {
  const scene: WebhookScene = { webhooks: someWebhooks };
  const { page } = await openWebhooks(scene, face);
  const isGood = async () => {
    expect(await scrollsSideways(page)).toBe(false);
    // Bars that stay where they are cover a part of what scrolls below them.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityViolations(page)).toEqual([]);
  };
  await page.getByRole('table').nth(1).waitFor();
  await isGood();
  await page
    .getByText(first?.type ?? '', { exact: true })
    .last()
    .press('Enter');
  await page.getByRole('button', { name: /^(Reenviar|Send again)$/ }).waitFor();
  await isGood();
  await page.getByRole('button', { name: /^(Crear destino|Create destination)$/ }).press('Enter');
  await dialog(page).getByLabel('URL').fill('https://pagos.example.com/webhooks');
  await isGood();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByText(/^whsec_/)
    .waitFor();
  await isGood();
  scene.webhooks = [];
  await page.reload();
  await page.getByRole('heading', { name: /^(Tu primer destino|Your first destination)/ }).waitFor();
  await isGood();
});
