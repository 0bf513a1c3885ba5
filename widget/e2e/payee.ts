import type { Page } from 'playwright-core';
import { sandboxNumber } from '../../web/e2e/browser.ts';

const words = {
  es: { name: 'Nombre o razón social', submit: 'Validar cuenta', accept: 'Usar esta cuenta' },
  en: { name: 'Name or company name', submit: 'Validate account', accept: 'Use this account' },
} as const;

/** A payee in the frame of a page: types a valid account, has it validated and accepts it. */
export const payeeIn = (page: Page, language: keyof typeof words = 'es') => {
  const frame = page.frameLocator('iframe[title*="CuentaClara"]').first();
  const { name, submit, accept } = words[language];
  const type = async () => {
    await frame.getByRole('textbox', { name: /^CLABE/ }).fill(sandboxNumber);
    await frame.getByLabel(name).fill('Ferretera del Bajío');
  };
  const ask = () => frame.getByRole('button', { name: submit }).click();
  const take = () => frame.getByRole('button', { name: accept }).click();
  return {
    frame,
    type,
    ask,
    all: async () => {
      await type();
      await ask();
      await take();
    },
  };
};
