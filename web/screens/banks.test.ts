import { expect, test } from 'vitest';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';

const es = {
  language: 'es' as 'es' | 'en',
  country: 'País',
  bank: 'Banco',
  number: 'Número de cuenta',
  notAsked: 'Sin consulta: solo formato',
  hint: 'No podemos preguntarle a este banco: solo comprobamos el formato, sin gastar créditos.',
  sandbox: 'Modo sandbox',
  free: 'Sin costo',
};
const en: typeof es = {
  language: 'en',
  country: 'Country',
  bank: 'Bank',
  number: 'Account number',
  notAsked: 'Not asked: format only',
  hint: 'We cannot ask this bank: we only check the format, and no credit is spent.',
  sandbox: 'Sandbox mode',
  free: 'No cost',
};

const widths = [1440, 375] as const;
const looks = widths.flatMap((width) => [es, en].map((words) => [width, words.language, words] as const));

test.each(looks)(
  'at %d px in %s, banks nobody can ask say so before anything is typed',
  async (width, language, words) => {
    const { page, complaints } = await showDesk(newcomer(), { viewport: { width, height: 900 }, language });
    await page.getByLabel(words.country, { exact: true }).first().selectOption('CO');
    const bank = page.getByRole('combobox', { name: words.bank, exact: true });
    await bank.click();
    const marked = page.getByRole('option').filter({ hasText: words.notAsked });
    expect(await marked.count()).toBe(28);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await bank.fill('rappi');
    await page.getByRole('option', { name: `RappiPay ${words.notAsked} 151` }).click();
    await expect.poll(() => bank.getAttribute('aria-describedby')).not.toBeNull();
    await page.getByText(words.hint).waitFor();
    expect(await page.getByText(words.free).count()).toBe(1);

    await page.getByRole('switch', { name: words.sandbox }).click();
    await page.getByText(words.hint).waitFor({ state: 'detached' });
    expect(await bank.inputValue()).toContain('RappiPay');
    expect(complaints).toEqual([]);
  },
);

test('a CLABE of such a bank says so as soon as it names its bank', async () => {
  const { page } = await showDesk();
  const number = page.getByLabel(es.number);
  await number.fill('012');
  expect(await page.getByText(es.hint).count()).toBe(0);
  await number.fill('722');
  await page.getByText(es.hint).waitFor();
});
