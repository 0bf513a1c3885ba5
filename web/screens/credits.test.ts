import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { accessibilityViolations } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';
import { ago } from './stage/usual.ts';

const inDays = (days: number): string => ago(-days * 86_400_000);
const lotOf = (remaining: number, days: number) =>
  ({ source: 'operator', tier: 'basic', granted: remaining, remaining, expiresAt: inDays(days) }) as const;
const spent = { credits: 0, creditsState: 'none', creditsExpiration: null, creditsDaysLeft: null } as const;

const header = (page: Page) => page.getByRole('banner');
const packs = (page: Page) => page.getByRole('dialog', { name: 'Comprar créditos' });

test('a customer without credits is told so, and can go on in the sandbox with what was typed', async () => {
  const { page, complaints } = await showDesk(newcomer(spent));
  await page.getByRole('heading', { name: 'No tienes créditos' }).waitFor();
  await header(page).getByText('Sin créditos').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const number = page.getByLabel('Número de cuenta');
  await number.fill(clabes.person);
  await page.getByLabel('A quién esperas pagar').fill('Papelería Luna Nueva');
  await page.getByRole('button', { name: 'Probar en sandbox' }).press('Enter');
  expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByRole('switch', { name: 'Modo sandbox' }).isChecked()).toBe(true);
  expect(await number.inputValue()).toBe(clabes.person);
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('Papelería Luna Nueva');

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Es de quien esperas' }).waitFor();
  await page.getByText('Respuesta de prueba.').waitFor();
  expect(complaints).toEqual([]);
});

test('credits spent elsewhere are missed when asking: the answer is the way out, and the header follows', async () => {
  const by = newcomer();
  const { page } = await showDesk(by);
  by.user = { ...by.user, ...spent };
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: 'No tienes créditos' }).waitFor();
  await header(page).getByText('Sin créditos').waitFor();
  expect(await page.getByLabel('Número de cuenta').inputValue()).toBe(clabes.company);
});

test('credits that expired are told apart from credits that were spent', async () => {
  const { page } = await showDesk(newcomer({ ...spent, creditsState: 'expired', creditsExpired: 3 }));
  await page.getByRole('heading', { name: 'Tus créditos vencieron' }).waitFor();
  await page.getByText('Vencieron 3 créditos sin usar').waitFor();
  expect(await page.getByText('No tienes créditos').count()).toBe(0);
});

test('the packs are those of the price list, and give the focus back to what opened them', async () => {
  const { page } = await showDesk(newcomer(spent));
  const openers = [
    header(page).getByRole('button', { name: 'Comprar créditos' }),
    page.getByRole('region', { name: 'No tienes créditos' }).getByRole('button', { name: 'Comprar créditos' }),
  ];
  for (const opener of openers) {
    await opener.press('Enter');
    await packs(page).waitFor();
    await page.keyboard.press('Escape');
    await packs(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }

  await openers[0]?.click();
  for (const { pack } of [plans.basic, plans.pro, plans.enterprise]) {
    const choice = packs(page).getByRole('radio', { name: `${pack.credits} créditos` });
    await choice.check();
    await packs(page)
      .getByRole('button', { name: `Pagar USD ${pack.priceUsd}` })
      .waitFor();
    expect(await choice.locator('..').textContent()).toContain(`duran ${pack.validDays} días`);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the last credit and credits about to expire are pointed out while there is time, with a way to more', async () => {
  const { page } = await showDesk(newcomer({ credits: 1 }));
  const notice = page.getByRole('status').filter({ hasText: 'Te queda 1 crédito' });
  await notice.getByRole('button', { name: 'Comprar créditos' }).press('Enter');
  await packs(page).waitFor();

  const late = { creditsExpiration: inDays(2), creditsDaysLeft: 2 };
  const lots = [lotOf(12, 2)];
  const few = await showDesk(newcomer({ credits: 12, ...late }, lots), { colorScheme: 'dark' });
  await header(few.page).getByText('vencen en 2 días').waitFor();
  await few.page.getByText('los 12 que te quedan').waitFor();
  expect(await accessibilityViolations(few.page)).toEqual([]);

  const more = await showDesk(newcomer({ credits: 42, ...late }, [...lots, lotOf(30, 60)]));
  await header(more.page).getByText('12 vencen en 2 días').waitFor();
  await more.page.getByText('12 de tus 42 créditos vencen en 2 días').waitFor();

  const calm = await showDesk();
  expect(await calm.page.getByRole('main').getByRole('button', { name: 'Comprar créditos' }).count()).toBe(0);
});
