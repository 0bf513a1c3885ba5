import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { signUp } from '../../infra/testing/customer.ts';
import { subscribe } from '../../infra/testing/widget-holder.ts';
import { openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const dialog = (page: Page) => page.getByRole('dialog');
const tries = (page: Page) => page.getByRole('list', { name: 'Intentos' });

/** A customer's own server, which answers what it is told to and keeps what it was sent. */
const startReceiver = async () => {
  const receiver = {
    status: 200,
    told: [] as { readonly headers: IncomingHttpHeaders; readonly body: string }[],
    url: '',
  };
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      receiver.told.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'gracias' : 'no hay quien atienda');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port');
  receiver.url = `http://127.0.0.1:${address.port}/eventos`;
  return receiver;
};

/** A customer on Pro before their first webhook. */
const openWebhooks = async () => {
  const customer = await signUp(cloud);
  await subscribe(cloud, customer, 'pro');
  const visited = await openDesk(browser, cloud, customer);
  await visited.page.goto('/api?tab=webhooks');
  await visited.page.getByRole('heading', { name: /^Tu primer destino/ }).waitFor();
  return visited;
};

const menu = async (page: Page, item: string) => {
  await page.getByLabel(/^Más acciones para/).press('Enter');
  await page.getByRole('button', { name: item, exact: true }).press('Enter');
};

/** Says that the secret is kept, which is the only way on; gives it. */
const keepSecret = async (page: Page): Promise<string> => {
  const secret = await dialog(page)
    .getByText(/^whsec_/)
    .innerText();
  await dialog(page).getByRole('checkbox', { name: 'Ya lo guardé en un lugar seguro' }).press('Space');
  await dialog(page).getByRole('button', { name: 'Cerrar' }).press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  return secret;
};

test('a customer makes a webhook by keyboard, keeps its secret, and sees a test arrive signed', async () => {
  const receiver = await startReceiver();
  const { page, complaints } = await openWebhooks();
  await page.getByRole('button', { name: 'Crear destino' }).last().press('Enter');
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Enter');

  await dialog(page).getByRole('heading', { name: 'Guarda el secreto de firma' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).getByText('Todavía no lo has guardado').waitFor();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Descargar .env' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  const secret = await keepSecret(page);
  expect(file).toBe(`CUENTACLARA_WEBHOOK_SECRET=${secret}\n`);
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: `Enviar prueba a ${receiver.url}` }).press('Enter');
  await tries(page)
    .getByText(/^Recibido en/)
    .waitFor();
  await page.getByRole('figure', { name: 'Tu servidor' }).getByText('gracias').waitFor();
  const [told] = receiver.told;
  const event = new Webhook(secret).verify(told?.body ?? '', (told?.headers ?? {}) as Record<string, string>);
  expect(event).toMatchObject({ type: 'validation.completed' });
  const sent = await page.getByRole('figure', { name: 'Enviado' }).innerText();
  expect(sent).toContain(`webhook-signature: ${String(told?.headers['webhook-signature'])}`);
  await page.getByText('1 de 1 intento bien').waitFor();
  expect(complaints).toEqual([]);
});

test('what failed is told in words and sent again by hand, a pause keeps, and a deletion ends', async () => {
  const receiver = await startReceiver();
  receiver.status = 503;
  const { page, complaints } = await openWebhooks();
  await page.getByRole('button', { name: 'Crear destino' }).last().press('Enter');
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Enter');
  await keepSecret(page);
  await page
    .getByRole('button', { name: /^Enviar prueba/ })
    .first()
    .press('Enter');
  await tries(page).getByText('Respondió 503').first().waitFor();
  await page.getByRole('row').filter({ hasText: 'Prueba' }).getByText('503').waitFor();

  receiver.status = 200;
  await page.getByRole('button', { name: 'Reenviar' }).press('Enter');
  // A try of its own may have come first.
  await tries(page)
    .getByText(/^Recibido en/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cerrar el detalle' }).press('Enter');
  await page.getByRole('row').filter({ hasText: 'Prueba' }).getByText('200').waitFor();
  // The focus goes back to its row, which would close a menu that is open by then.
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-delivery'))).toBe(true);

  await menu(page, 'Pausar');
  await page.getByText('Pausado', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Reactivar/ }).press('Enter');
  await page.getByText(/^Destino reactivado/).waitFor();
  await page.getByRole('button', { name: /^Enviar prueba/ }).waitFor();

  await menu(page, 'Rotar secreto');
  await dialog(page).getByRole('button', { name: 'Rotar secreto' }).press('Enter');
  await dialog(page)
    .getByText(/^El secreto anterior también firma hasta/)
    .waitFor();
  await keepSecret(page);
  await page.getByText(/^El secreto anterior \(….{4}\) también firma hasta/).waitFor();

  await menu(page, 'Eliminar');
  await dialog(page).getByRole('button', { name: 'Eliminar destino' }).press('Enter');
  await page.getByText(`Destino eliminado: ${receiver.url}`).waitFor();
  await page.getByRole('heading', { name: /^Tu primer destino/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the server has the last word on a URL, beside its field, at creation and at a change', async () => {
  const { page } = await openWebhooks();
  await page.getByRole('button', { name: 'Crear destino' }).last().press('Enter');
  const url = dialog(page).getByLabel('URL');
  // A private address in a spelling that only the server knows.
  await url.fill('https://[64:ff9b::a00:1]/eventos');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Es una dirección privada. Usa una URL pública con https.').waitFor();
  await expect.poll(() => url.evaluate((input) => input === document.activeElement)).toBe(true);

  await url.fill('https://pagos.example.com/eventos');
  await page.keyboard.press('Enter');
  await keepSecret(page);
  await menu(page, 'Editar');
  await dialog(page).getByLabel('URL').fill('https://100.64.0.1/eventos');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Es una dirección privada. Usa una URL pública con https.').waitFor();
  await dialog(page).getByLabel('URL').fill('https://pagos.example.com/otra');
  await dialog(page).getByLabel('Descripción').fill('Servidor de pagos');
  await page.keyboard.press('Enter');
  await page.getByText('Destino guardado').waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'https://pagos.example.com/otra' })
    .getByText('Servidor de pagos')
    .waitFor();
});
