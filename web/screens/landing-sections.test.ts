import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { offersFor } from '../src/site/landing/calculator/offers.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { show, type ScreenOptions } from './stage/screen.ts';

const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

const visit = async (path: string, options: ScreenOptions = {}) => {
  const visited = await show(path, { user: 'guest', ...options });
  await visited.page.waitForLoadState('networkidle');
  return visited;
};

describe('the calculator', () => {
  const answer = async (page: Page) => plain(await page.locator('.calc-best').innerText());

  test('says with every key which way to pay is the cheapest', async () => {
    const { page, complaints } = await visit('/');
    await page.getByLabel('Validaciones al mes').fill('100');
    const [best] = offersFor(100, 'desk');
    // What counts is loaded when the calculator is near, or reached.
    await expect.poll(() => answer(page)).toContain(`USD ${best?.priceUsd}`);
    await page.getByLabel('Validaciones al mes').fill('10');
    expect(await answer(page)).toContain(`USD ${plans.basic.pack.priceUsd}\n1 paquete Basic`);
    expect(complaints).toEqual([]);
  });

  test('is answered by the keyboard alone, for what somebody needs', async () => {
    const { page } = await visit('/?lang=en');
    await page.getByRole('textbox', { name: 'Validations per month' }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('40');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => answer(page)).toContain(`USD ${plans.enterprise.monthly.priceUsd}`);
    expect(await answer(page)).toContain('The only way');
    await page.getByText('Compare every way to pay').click();
    expect(await page.locator('[data-offers] tr').count()).toBe(1);
  });

  test('says what it can read when it is typed nonsense', async () => {
    const { page } = await visit('/');
    const field = page.getByLabel('Validaciones al mes');
    await field.fill('muchas');
    await expect.poll(() => answer(page)).toContain('Escribe un número de 1 a 5,000');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('12');
    expect(await field.getAttribute('aria-invalid')).toBe(null);
  });

  test('is a table where scripts do not run', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    expect(await page.locator('.calc-form').isVisible()).toBe(false);
    const row = page.locator('.calc-usual tr', { has: page.getByRole('rowheader', { name: '100', exact: true }) });
    expect(plain(await row.textContent())).toContain(`USD ${plans.enterprise.monthly.priceUsd} Enterprise al mes`);
  });
});

test('the arrows open the code of another language', async () => {
  const { page } = await visit('/');
  const next = async () => {
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    return page.getByRole('tab', { name: 'Node', selected: true }).count();
  };
  // What moves the code is loaded when it is near, or reached.
  await expect.poll(next).toBe(1);
  const shown = page.locator('#api .panel:visible');
  expect(await shown.count()).toBe(1);
  expect(await shown.innerText()).toContain('cuentaclara.validations.create');
});

test('without scripts every language of the code stands there', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  expect(await page.locator('#api .panel:visible').count()).toBe(3);
});

test('what only shows the product takes no focus, and says in words what it shows', async () => {
  const { page } = await visit('/');
  const screens = page.locator('#pantallas');
  expect(await screens.getByRole('button').count()).toBe(0);
  expect(await screens.getByText('7 filas, 1 con un error').count()).toBe(1);
  const picture = screens.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});

describe('the contact form', () => {
  const typed = {
    Nombre: 'Lucía Ferrer',
    Empresa: 'Pagos del Sur',
    Correo: 'lucia@pagosdelsur.com.ar',
    Teléfono: '+54 11 5555 0100',
    Mensaje: 'Pagamos a 4.000 proveedores por mes.\n¿Qué plan nos conviene?',
  };
  const labels = Object.keys(typed) as (keyof typeof typed)[];

  const fillIn = async (page: Page, changed: Partial<typeof typed> = {}) => {
    for (const label of labels) await page.getByLabel(label).fill({ ...typed, ...changed }[label]);
  };
  const held = (page: Page) => Promise.all(labels.map((label) => page.getByLabel(label).inputValue()));
  const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' }).click();

  test.for(['/', '/contact'])('at %s a message arrives, and its number is told', async (path) => {
    const { page, complaints } = await visit(path);
    await fillIn(page);
    await send(page);
    const thanks = page.getByText(/Tu número es tkt_/);
    await thanks.waitFor();
    expect(await thanks.innerText()).toContain('24 horas');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sent'))).toBe(true);
    expect(await page.getByRole('button', { name: 'Enviar mensaje' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('every field that is missing says so, and the first takes the focus', async () => {
    const { page } = await visit('/contact');
    await send(page);
    const said = await page.locator('.contact-form .error:visible').allInnerTexts();
    expect(said.map((text) => text.trim())).toEqual([
      'Escribe tu nombre.',
      'Escribe el nombre de tu empresa.',
      'Escribe tu correo.',
      'Escribe tu mensaje.',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-name');
    await page.getByLabel('Nombre').fill('Lucía');
    expect(await page.getByText('Escribe tu nombre.').isVisible()).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.for([
    ['Correo', 'lucia', 'Revisa el correo'],
    ['Teléfono', 'mañana', 'de 7 a 15 dígitos'],
  ] as const)('%s "%s" is told before anything is sent', async ([label, text, words]) => {
    const { page } = await visit('/contact');
    await fillIn(page, { [label]: text });
    await send(page);
    expect(await page.getByText(words).isVisible()).toBe(true);
    expect(await page.getByLabel(label).evaluate((field) => document.activeElement === field)).toBe(true);
  });

  test('what only the server refuses stands below its field, in the language of the page', async () => {
    const { page } = await visit('/contact?lang=en');
    for (const label of ['Name', 'Company', 'Message']) await page.getByLabel(label).fill('x');
    await page.getByLabel('Email').fill('a@b.c');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('#contact-email-error:visible').waitFor();
    expect(await page.getByLabel('Email').getAttribute('aria-describedby')).toBe('contact-email-error');
    expect(await page.locator('#contact-email-error').innerText()).toMatch(/e-?mail/i);
    expect(await page.getByLabel('Email').inputValue()).toBe('a@b.c');
  });

  test('keeps what was typed while there is no connection, and sends it after', async () => {
    const { page } = await visit('/contact');
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    await page.getByRole('alert').getByText('No hay conexión').waitFor();
    expect(await held(page)).toEqual(Object.values(typed));
    await page.context().setOffline(false);
    await send(page);
    await page.getByText(/Tu número es tkt_/).waitFor();
  });

  test('keeps what was typed when the server fails, and says so', async () => {
    const { page } = await visit('/contact');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await fillIn(page);
    await send(page);
    await page.getByRole('alert').getByText('No pudimos recibir').waitFor();
    expect(await held(page)).toEqual(Object.values(typed));
  });

  test('has a field that nobody meets, and a machine that fills it in is told nothing', async () => {
    const { page } = await visit('/contact');
    expect(await page.getByRole('textbox').count()).toBe(5);
    const trap = page.locator('input[name=website]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    await fillIn(page);
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    const sent = page.waitForRequest('**/api/contact');
    await send(page);
    expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
    await page.getByText(/Tu número es tkt_/).waitFor();
  });

  test('cannot be sent where its script does not come, and the mailbox stands beside it', async () => {
    const { page } = await visit('/faq');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    expect(await page.getByRole('button', { name: 'Enviar mensaje' }).isDisabled()).toBe(true);
    await page.getByLabel('Nombre').press('Enter');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByRole('main').getByRole('link', { name: /@/ }).isVisible()).toBe(true);
  });

  test('is a mailbox where scripts do not run', async () => {
    const { page } = await visit('/contact', { javaScriptEnabled: false });
    expect(await page.locator('.contact-form').isVisible()).toBe(false);
    const mail = page.getByRole('main').getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:soporte@/);
    expect(await mail.getAttribute('href')).not.toContain('invalid');
  });
});

describe.for([
  { width: 1440, colorScheme: 'light', query: '' },
  { width: 375, colorScheme: 'dark', query: '?lang=en' },
] as const)('at $width px, $colorScheme $query', ({ width, colorScheme, query }) => {
  test.for(['/', '/contact'])('%s is accessible and fits', async (path) => {
    const { page, complaints } = await visit(path + query, { viewport: { width, height: 900 }, colorScheme });
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((one) => (one.open = true)),
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
  });
});
