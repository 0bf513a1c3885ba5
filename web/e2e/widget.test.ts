import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { signUp } from '../../infra/testing/customer.ts';
import { callsOf, subscribe } from '../../infra/testing/widget-holder.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => page.frameLocator('iframe');
const clipboard = ['clipboard-read', 'clipboard-write'];

/** Fills in the widget as a payee does, with an account that the sandbox finds valid. */
const fillIn = async (page: Page) => {
  await frame(page)
    .getByRole('textbox', { name: /^CLABE/ })
    .fill('999700000000000001');
  await frame(page).getByLabel('Nombre o razón social').fill('Papelería Luna Nueva');
  await frame(page).getByRole('button', { name: 'Validar cuenta' }).click();
  await frame(page).getByRole('button', { name: 'Usar esta cuenta' }).click();
};

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What is copied from the code of the playground that has a name. */
const codeOf = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  const block = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: /Copia/ }) })
    .first();
  await block.getByRole('button').click();
  await block.getByText('Copiado').waitFor();
  return copied(page);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A customer's own site: the copied page and the copied server, as they are. */
const startSite = async (html: string, server: string, secret: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'widget-site-'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Tienda</title>${html}`);
  writeFileSync(join(folder, 'server.mjs'), server);
  const lines: string[] = [];
  const site: ChildProcess = execFile(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, CUENTACLARA_SECRET: secret },
  });
  site.stdout?.on('data', (text: string) => lines.push(text));
  site.stderr?.on('data', (text: string) => lines.push(text));
  onTestFinished(() => void site.kill());
  return lines;
};

test('an Enterprise customer makes the key, allows a site and copies code that works there as it is', async () => {
  const customer = await signUp(cloud);
  await subscribe(cloud, customer);
  const { page, complaints } = await openDesk(browser, cloud, customer, { permissions: clipboard });
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.getByRole('heading', { level: 1, name: 'Widget' }).waitFor();

  await page.getByRole('button', { name: 'Crear clave de sandbox' }).click();
  await dialog(page).getByRole('button', { name: 'Crear clave' }).click();
  await dialog(page).getByRole('button', { name: 'Copiar secreto' }).click();
  await dialog(page).getByText('Copiado').waitFor();
  const secret = await copied(page);
  expect(secret).toMatch(/^vs_test_/);
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  const keyId =
    (await page
      .getByText(/^wk_test_/)
      .first()
      .textContent()) ?? '';

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await page.getByLabel('Agregar un origen').fill(`localhost:${port}/alta`);
  await page.getByText('Falta el esquema').waitFor();
  await page.getByLabel('Agregar un origen').fill(`localhost:${port}`);
  await page.getByRole('button', { name: `Usar ${origin}` }).click();
  await page.getByText('Vale en tu equipo').waitFor();
  await page.getByLabel('Agregar un origen').press('Enter');
  await page.getByRole('button', { name: `Quitar ${origin}` }).waitFor();

  const html = await codeOf(page, 'HTML');
  const server = await codeOf(page, 'Node');
  expect(server).toContain(keyId);
  expect(server).toContain(origin);
  const lines = await startSite(html, server, secret);

  const payee = await visit(browser, origin);
  await expect
    .poll(() =>
      payee.page.goto('/').then(
        (answer) => answer?.status(),
        () => 0,
      ),
    )
    .toBe(200);
  await fillIn(payee.page);
  await expect.poll(() => lines.join('')).toContain('VALID');
  expect(payee.complaints).toEqual([]);

  await page.getByRole('link', { name: 'Guía de integración' }).click();
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Revisar ahora' }).click();
      return page.getByText('1 sesión llegó a una respuesta del banco.').count();
    })
    .toBe(1);
  expect(await page.getByText('Falta', { exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: 'Resumen' }).click();
  await page.getByRole('button', { name: /Regenerar secreto/ }).click();
  await dialog(page)
    .getByRole('radio', { name: /Deja de funcionar ya/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Regenerar secreto' }).click();
  await dialog(page).getByRole('button', { name: 'Copiar secreto' }).click();
  await dialog(page).getByText('Copiado').waitFor();
  const next = await copied(page);
  const ask = (of: string) => callsOf(cloud, { keyId, secret: of })('POST /v1/widget/sessions', { body: { origin } });
  await expect(ask(secret)).rejects.toMatchObject({ problem: { error: 'errors.invalidApiKey' } });
  expect(await ask(next)).toMatchObject({ origin, environment: 'sandbox' });
  expect(complaints).toEqual([]);
});

test('the switch says what it does before it stops every page, and starts them again at once', async () => {
  const customer = await signUp(cloud);
  await subscribe(cloud, customer);
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/widget');
  const toggle = page.getByRole('switch', { name: /Widget encendido/ });
  await toggle.click();
  await dialog(page).getByText('No empieza ninguna sesión nueva').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Dejarlo encendido' }).click();
  expect(await toggle.isChecked()).toBe(true);
  await toggle.click();
  await dialog(page).getByRole('button', { name: 'Apagar el widget' }).click();
  await page.getByText('Ninguna página puede mostrarlo').waitFor();
  expect(await customer.call('GET /api/widget', {})).toMatchObject({ isOn: false });
  await toggle.click();
  await page.getByText('Tus páginas pueden mostrarlo.').waitFor();
  expect(await customer.call('GET /api/widget', {})).toMatchObject({ isOn: true });
});

test('a customer without the plan tries the widget at no cost, and is led to what it takes', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto('/widget');
  await fillIn(page);
  await page.getByText('El beneficiario aceptó su cuenta.').waitFor();
  expect(await page.getByRole('log').textContent()).toMatch(/"resultToken": "wr_/);
  await page.getByText('Las claves del widget vienen con la suscripción Enterprise.').waitFor();
  expect(await page.getByRole('button', { name: /Crear clave/ }).count()).toBe(0);
  await page.getByText('USD 125').waitFor();
  await page.getByRole('link', { name: 'Ver la suscripción Enterprise' }).click();
  await page.waitForURL('**/subscriptions');
  expect(complaints).toEqual([]);
});

test('the code follows what is chosen, and a colour that cannot be read is said to fall back', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto('/widget');
  await frame(page)
    .getByRole('textbox', { name: /^CLABE/ })
    .waitFor();
  const code = page.getByRole('figure').first();
  await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
  await page.getByLabel('Color de acción', { exact: true }).fill('#ffe680');
  await page.getByText(/Contraste de [12][.,]\d:1 en el tema claro/).waitFor();
  await expect.poll(() => code.textContent()).toMatch(/theme: 'dark'[^]*accent: '#ffe680'/);
  await page.getByRole('radio', { name: 'En una ventana' }).check({ force: true });
  await page.getByRole('button', { name: 'Registrar mi cuenta' }).click();
  await frame(page)
    .getByRole('textbox', { name: /^CLABE/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('El beneficiario salió sin aceptar una cuenta.').waitFor();
  await expect.poll(() => code.textContent()).toContain("mode: 'modal'");
});

const faces = [
  { name: 'wide, light, Spanish', width: 1440, colorScheme: 'light', language: 'es' },
  { name: 'narrow, dark, English', width: 375, colorScheme: 'dark', language: 'en' },
] as const;

describe.for(faces)('$name', ({ width, colorScheme, language }) => {
  test('every part of the page is accessible, fits its width and makes the browser complain of nothing', async () => {
    const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud), {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await page.context().addCookies([{ name: 'language', value: language, url: cloud.dashboard }]);
    for (const path of ['/widget', '/widget?tab=guide']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await accessibilityViolations(page)]).toEqual([path, []]);
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    }
    expect(complaints).toEqual([]);
  });
});
