import { expect, test } from 'vitest';
import { toastDurationMs } from '../src/lib/toasts/toasts.ts';
import { accessibilityViolations, askSandbox, holdBack, logOutElsewhere } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';

/** The dialog with the test numbers, and a notice that came while it was open: an answer to whoever had gone on. */
const noticeOverDialog = async () => {
  const { page } = await showDesk(newcomer(), { apart: String(expect.getState().currentTestName) });
  await page.clock.install();
  const letGo = await holdBack(page, '/api/validations');
  await askSandbox(page);
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).click();
  await page.getByRole('button', { name: 'Números de prueba' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await letGo();
  const notice = page.locator('[data-toast]');
  await notice.waitFor();
  return { page, dialog, notice };
};

test('a notice that comes while a dialog is open lies above it, and can be dismissed without closing it', async () => {
  const { page, dialog, notice } = await noticeOverDialog();
  await dialog.getByRole('region', { name: 'Avisos' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // A click on it is none beside the dialog.
  await notice.locator('b').click();
  await notice.getByRole('button', { name: 'Descartar aviso' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await page.mouse.click(8, 450);
  await dialog.waitFor({ state: 'hidden' });
});

test('a notice outlives the dialog it came above', async () => {
  const { page, dialog, notice } = await noticeOverDialog();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await notice.click({ trial: true });
  expect(await page.locator('dialog [data-toast]').count()).toBe(0);
});

test('a notice above a dialog waits while the pointer is on it', async () => {
  const { page, dialog, notice } = await noticeOverDialog();
  await notice.hover();
  await page.clock.runFor(toastDurationMs.success + 500);
  expect(await notice.isVisible()).toBe(true);
  await dialog.getByRole('heading').hover();
  await page.clock.runFor(toastDurationMs.success);
  await notice.waitFor({ state: 'detached' });
});

test('a notice somebody was on runs on when its dialog is taken away', async () => {
  const { page, dialog, notice } = await noticeOverDialog();
  await notice.getByRole('button').focus();
  await logOutElsewhere(page);
  await dialog.waitFor({ state: 'detached' });
  await notice.waitFor();
  await page.clock.runFor(toastDurationMs.success);
  await notice.waitFor({ state: 'detached' });
  expect(await page.getByRole('region', { name: 'Avisos' }).textContent()).toBe('');
});
