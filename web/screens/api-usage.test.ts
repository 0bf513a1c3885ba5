import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import { apiAnswers, someKeys, usageOf, type ApiScene } from './samples/api.ts';
import { open, show, type ScreenOptions } from './stage/screen.ts';
import { userOf } from './stage/usual.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';

const busy: ApiScene = { keys: someKeys, plan: 'pro' };
const openUsage = async (scene: ApiScene, query = '', shown: ScreenOptions = {}) => {
  const screen = await show(`/api?tab=analitica${query}`, { answers: apiAnswers(scene), ...shown });
  await screen.page.getByRole('heading', { name: 'Por día y resultado' }).waitFor();
  return screen;
};

test('arrow keys move through the days, whose numbers are announced and are those of the table', async () => {
  const { page, complaints } = await openUsage(busy);
  const chart = page.getByRole('slider', { name: 'Validaciones por día y resultado' });
  await chart.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  const day = await chart.getAttribute('aria-valuetext');
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'sin respuesta' });
  expect(await said.textContent()).toMatch(/285.*164 válidas.*22 inválidas.*41 con error.*58 sin respuesta/);
  await page.keyboard.press('Home');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuenow')).toBe('30');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByText('Tabla', { exact: true }).click();
  const cells = page
    .getByRole('row')
    .filter({ hasText: day ?? 'no day' })
    .getByRole('cell');
  expect(await cells.allTextContents()).toEqual(['285', '164', '22', '41', '58']);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('period, environment and key live in the address, and a key brings its environment', async () => {
  const { page } = await openUsage(busy);
  await page.getByText('7 días', { exact: true }).click();
  await page.waitForURL('**period=7*');
  await page.getByLabel('Entorno').selectOption('sandbox');
  await page.waitForURL('**environment=sandbox*');
  await page.getByRole('region', { name: 'Solicitudes' }).getByLabel('Clave').selectOption('Nómina producción');
  await page.waitForURL('**environment=production*');
  await expect.poll(() => page.getByLabel('Clave', { exact: true }).first().inputValue()).toBe(someKeys[0]?.id);
});

test('the days are downloaded as they stand in the table', async () => {
  const { page } = await openUsage(busy);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: descargar los días' }).press('Enter');
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const first = usageOf(30, 'production').days[0];
  expect(lines).toHaveLength(31);
  expect(lines[0]).toBe('\uFEFFDía (UTC),Total,Válidas,Inválidas,Error,Sin respuesta');
  expect(lines[1]).toBe(
    [first?.date, first?.total, first?.valid, first?.invalid, first?.error, first?.timeout].join(','),
  );
});

test('a link to the analytics, as mails carry it, leads there over the login', async () => {
  const { page, answer, token } = await open({ answers: apiAnswers(busy), user: 'guest' });
  answer({ 'POST /api/auth/login': { user: userOf(), token } });
  await page.goto('/api?tab=analitica&environment=sandbox');
  await page.getByLabel('Correo corporativo').fill('ana@pagosdelsur.com.ar');
  await page.getByLabel('Contraseña', { exact: true }).fill('Cuenta-clara-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api?tab=analitica&environment=sandbox');
  await page.getByRole('heading', { name: 'Por día y resultado' }).waitFor();
  expect(await page.getByLabel('Entorno').inputValue()).toBe('sandbox');
});

test('each frequent error carries what ends it', async () => {
  const { page } = await openUsage(busy);
  const item = page.getByRole('listitem').filter({ hasText: 'errors.tooManyRequests' });
  await item.getByText('Espera lo que dice Retry-After').waitFor();
  await item.getByRole('link').press('Enter');
  await page.getByRole('heading', { name: 'Autenticación' }).waitFor();
  const errors = page.getByRole('heading', { name: 'Errores' });
  await expect
    .poll(() => errors.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a request is opened, copied as a line for the shell, and gives the focus back to its row', async () => {
  const { page } = await openUsage(busy, '', { permissions: ['clipboard-read', 'clipboard-write'] });
  const log = page.getByRole('region', { name: 'Solicitudes' });
  await log.getByLabel('Código de error').selectOption('errors.invalidAccount');
  await page.waitForURL('**error=errors.invalidAccount*');
  await log.locator('table[aria-busy="false"]').waitFor();
  const row = log.getByRole('button', { name: 'POST /v1/validations' });
  await expect.poll(() => row.count()).toBe(1);
  await row.press('Enter');
  const detail = page.getByRole('region', { name: 'POST /v1/validations' });
  await detail.getByText('002115••••••••417').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Copiar como curl' }).press('Enter');
  await detail.getByText('Copiado').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toContain(`X-API-Key: ${someKeys[0]?.keyId}`);
  expect(line).toContain('"X-API-Secret: $CUENTACLARA_SECRET"');
  expect(line).toMatch(/Idempotency-Key: [0-9a-f-]{36}/);
  expect(line).toContain(`O'\\''Higgins`);
  await detail.getByRole('button', { name: 'Cerrar el detalle' }).press('Enter');
  expect(await row.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('nothing asked yet, nothing found and nothing read are three different things', async () => {
  const { page, answer } = await openUsage({ ...busy, isEmpty: true });
  await page.getByRole('link', { name: 'Ir a mis claves' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Estado').selectOption('failed');
  await page.getByText('Ninguna solicitud con estos filtros').waitFor();
  const down = new Fault('errors.internal');
  answer({ 'GET /api/usage': down, 'GET /api/requests': down });
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'No pudimos leer tu uso' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'No pudimos leer las solicitudes' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('on a phone, in the dark, all of it fits', async () => {
  for (const query of ['', '&period=90']) {
    const { page } = await openUsage(busy, query, { viewport: { width: 375, height: 812 }, colorScheme: 'dark' });
    await page.getByRole('slider').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});
