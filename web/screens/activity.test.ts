import { expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import { accessibilityViolations } from '../e2e/browser.ts';
import { activityAnswers, busyActivity, eventOf } from './samples/activity.ts';
import { apiAnswers, keyOf } from './samples/api.ts';
import { show, type ScreenOptions } from './stage/screen.ts';

const key = keyOf(1, 'Tienda', { environment: 'sandbox' });

/** Somebody of whom the password was tried, who made a key and was helped. */
const showBusy = (path: string, shown: ScreenOptions = {}) =>
  show(path, {
    answers: { ...apiAnswers({ keys: [key], plan: 'free' }), ...activityAnswers(busyActivity(key.id)) },
    ...shown,
  });

test('a customer sees what was done in the account, looks only at what was refused, and takes it along', async () => {
  const { page, complaints } = await showBusy('/account');
  await page.getByRole('link', { name: 'Ver la actividad de la cuenta' }).click();
  const list = page.getByRole('region', { name: 'Actividad' });
  await list.getByText('Clave de API nueva').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(5);
  expect(await list.getByText('Esta sesión').count()).toBeGreaterThan(0);
  await list.getByText('Clave: Tienda').waitFor();
  expect(await list.getByText('misma red que esta sesión').count()).toBe(2);
  expect(await list.getByRole('listitem').filter({ hasText: 'Soporte de CuentaClara' }).count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByLabel('Con qué resultado').selectOption('Rechazado');
  await page.waitForURL('**/activity?outcome=refused');
  await list.getByText('Clave de API nueva').waitFor({ state: 'detached' });
  expect(await list.getByRole('listitem').count()).toBe(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cuentaclara-actividad-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByLabel('De qué').selectOption('Widget');
  await page.getByText('Nada con esos filtros').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver todo' }).click();
  await list.getByText('Se descargó la actividad').waitFor();
  expect(complaints).toEqual([]);
});

test('whoever finds what they did not do ends all other sessions with one press', async () => {
  const { page, callsOf } = await showBusy('/activity', { viewport: { width: 375, height: 800 } });
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByText('Cerramos las demás sesiones. Solo queda esta.').waitFor();
  expect(callsOf('DELETE /api/auth/sessions')).toHaveLength(1);
  await page.getByText('Se cerraron las demás sesiones').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an event from elsewhere says so, one of a payee leads there, and one of a key that is gone has no name', async () => {
  const payee = 'pye_01kam5t7qx8c00000000000001';
  const { page } = await show('/activity', {
    answers: {
      'GET /api/payees/{id}': new Fault('errors.notFound'),
      ...activityAnswers([
        eventOf(1, 'key.deleted', { subject: key.id, network: 'ffff' }),
        eventOf(2, 'key.created', { subject: key.id }),
        eventOf(3, 'payee.created', { subject: payee }),
        eventOf(4, 'email.verified'),
      ]),
    },
  });
  const list = page.getByRole('region', { name: 'Actividad' });
  const deleted = list.getByRole('listitem').filter({ hasText: 'Clave de API borrada' });
  await deleted.getByText('otra red').waitFor();
  expect(await list.getByText(/key_|pye_|Vieja/).count()).toBe(0);
  await list.getByRole('link', { name: 'Ver el beneficiario' }).click();
  await page.waitForURL(`**/payees/${payee}`);
});
