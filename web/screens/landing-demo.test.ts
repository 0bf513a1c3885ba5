import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { focused, press, tabTo } from '../e2e/keyboard.ts';
import { open, type ScreenOptions } from './stage/screen.ts';

const clabe = '002115016003269411';
const field = (page: Page) => page.locator('.an-input');
/** As it is drawn, without the dots of what is missing. */
const drawn = (page: Page) =>
  page.locator('.an-plate-stage .an-d').evaluateAll((all) => all.map(({ textContent }) => textContent).join(''));
const said = (page: Page) => page.locator('.an-named');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answer = (page: Page) => page.locator('.ask-answer');
const code = (page: Page) => answer(page).locator('.code');
const chosen = (page: Page) => page.locator('.an-countries input:checked').inputValue();

const landing = async (options: ScreenOptions = {}, path = '/') => {
  const visited = await open({ user: 'guest', ...options });
  await visited.page.goto(path);
  return visited;
};

/** The same, when somebody is there. */
const awake = async (options: ScreenOptions = {}, path = '/') => {
  const visited = await landing(options, path);
  await visited.page.keyboard.press('Shift');
  await visited.page.locator('[data-island] > div:not(.an-plate)').waitFor();
  return visited;
};

/** The landing whose demo still sleeps, until it is let go. */
const asleep = async () => {
  const visited = await open({ user: 'guest' });
  const gate = Promise.withResolvers<void>();
  await visited.page.route('**/assets/demo-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visited.page.goto('/');
  return { ...visited, wake: () => gate.resolve() };
};

/** By the keys anybody uses, from the clipboard of this browser. */
const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
};

describe('before the demo is awake', () => {
  test('a page without scripts draws its number whole, and offers nothing that would not work', async () => {
    const { page } = await landing({ javaScriptEnabled: false });
    expect(await drawn(page)).toBe(clabe);
    expect(await page.getByText('Bien formada.').isVisible()).toBe(true);
    expect(await page.locator('.an-plate').getByRole('button').count()).toBe(0);
  });

  test('nothing of it is fetched until there is somebody', async () => {
    const { page } = await landing();
    await page.waitForLoadState('networkidle');
    const fetched = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/demo-')).length,
      );
    expect(await fetched()).toBe(0);
    await field(page).focus();
    await expect.poll(fetched).toBe(1);
  });

  test('what is typed is drawn once it is, with focus and caret where they were', async () => {
    const { page, complaints, wake } = await asleep();
    await field(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('032180000118359719');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    wake();
    await expect.poll(() => drawn(page)).toBe('032180000118359719');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(15);
    await page.keyboard.press('Backspace');
    await expect.poll(() => drawn(page)).toContain('03218000011835719');
    expect(complaints).toEqual([]);
  });

  test('what was typed before any script was there wakes it, too', async () => {
    const { page } = await open({ user: 'guest' });
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/site-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).fill('032180000118359719');
    gate.resolve();
    await expect.poll(() => drawn(page)).toBe('032180000118359719');
  });

  test('a country that was chosen is shown, and a button that was pressed does its work', async () => {
    const { page, wake } = await asleep();
    await page.getByText('Perú', { exact: true }).first().click();
    await button(page, 'Con un error').click();
    wake();
    await page.getByText(/^El dígito \d+ debería ser/).waitFor();
    expect(await chosen(page)).toBe('PE');
  });

  test('what was pasted is recognised once it is', async () => {
    const { page, wake } = await asleep();
    await paste(page, 'CBU: 2850590940090418135201');
    wake();
    await said(page).getByText('Lo reconocimos: CBU de Argentina.').waitFor();
    expect(await drawn(page)).toBe('2850590940090418135201');
  });

  test('nobody leaves without the number that was typed', async () => {
    const { page, wake } = await asleep();
    await field(page).fill('032180000118359719');
    await page.getByRole('link', { name: 'Preguntar al banco real' }).click();
    wake();
    await page.waitForURL('**/register');
    expect(await page.evaluate(() => sessionStorage.getItem('brought'))).toContain('032180000118359719');
  });

  test('it looks the same when it is awake', async () => {
    const { page, wake } = await asleep();
    const look = () =>
      page.locator('.an-plate').evaluate(({ textContent, clientHeight }) => [textContent, clientHeight]);
    const before = await look();
    wake();
    for (const name of ['Con un error', 'A medias']) await button(page, name).hover();
    await page.locator('[data-island] > div:not(.an-plate)').waitFor();
    expect(await look()).toEqual(before);
  });
});

describe('any number', () => {
  test.for([
    ['CBU: 2850590940090418135201 Banco Macro', 'AR', '2850590940090418135201', 'CBU de Argentina'],
    ['0000 0031 0006 5557 2117 34', 'AR', '0000003100065557211734', 'CVU de Argentina'],
    ['003-924-013192402996-83', 'PE', '00392401319240299683', 'CCI de Perú'],
    ['pan.pampa.tango', 'AR', 'pan.pampa.tango', 'alias de Argentina'],
    ['ana@empresa.com', 'BR', 'ana@empresa.com', 'chave PIX de Brasil'],
  ])('«%s» is recognised by itself when it is pasted', async ([text = '', country = '', number = '', name = '']) => {
    const { page, complaints } = await awake();
    await paste(page, text);
    await said(page).getByText(`Lo reconocimos: ${name}.`).waitFor();
    expect([await chosen(page), await drawn(page)]).toEqual([country, number]);
    await button(page, 'Volver a México').click();
    await expect.poll(() => chosen(page)).toBe('MX');
    // Drawn as a number of Mexico is, and not lost.
    await expect.poll(() => field(page).inputValue()).toBe(number.replace(/[.]/g, '').toUpperCase());
    expect(complaints).toEqual([]);
  });

  test('what is typed is never turned by itself: the certain one is offered', async () => {
    const { page } = await awake();
    await page.getByText('Perú', { exact: true }).first().click();
    await field(page).fill(clabe);
    await button(page, 'CLABE de México').click();
    await expect.poll(() => chosen(page)).toBe('MX');
    expect(await drawn(page)).toBe(clabe);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('digits that no check digit proves are offered as all they may be', async () => {
    const { page } = await awake();
    await paste(page, '021000021');
    await said(page).getByText('Puede ser de varios países').waitFor();
    const offered = await said(page).getByRole('button').allInnerTexts();
    expect(offered).toContain('cuenta de Chile');
    expect(offered[0]).toBe('número de ruta de Estados Unidos');
    await said(page).getByRole('button').first().click();
    await page.getByText('Bien formada.').waitFor();
    expect(await drawn(page)).toBe('021000021');
  });

  test('a document is named as one, zeros that are missing come back, and a card is neither kept nor sent', async () => {
    const { page } = await awake();
    await paste(page, 'GODE561231GR8');
    await said(page).getByText('Es un documento: RFC de México.').waitFor();
    await paste(page, '2115016003269411');
    await said(page).getByText('Le faltaban 2 ceros al inicio.').waitFor();
    expect(await drawn(page)).toBe(clabe);
    await paste(page, '4111 1111 1111 1111');
    await said(page).getByText('Es el número de una tarjeta').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('brought'))).toBe(null);
    expect(await button(page, 'Preguntar al banco (sandbox)').isDisabled()).toBe(true);
  });
});

describe('the simulated bank', () => {
  test('answers about the example of every country', async () => {
    const { page, complaints } = await awake();
    for (const country of await page.locator('.an-countries label').all()) {
      await country.click();
      await expect.poll(() => page.locator('.an-state').getAttribute('data-state')).toBe('well-formed');
      await expect.poll(() => country.locator('input').isChecked()).toBe(true);
      const asked = await country.locator('input').inputValue();
      await expect.poll(() => page.locator('.an-input').getAttribute('aria-label')).toBeTruthy();
      await button(page, 'Preguntar al banco (sandbox)').click();
      await code(page).first().getByText(`"${asked}"`).first().waitFor();
      await answer(page).getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  test.for([
    ['Existe y coincide', 'Es de quien esperas', '"VALID"'],
    ['Es de otra persona', 'Existe, pero no es de Comercial Andina', '"mismatch"'],
    ['Cambió el titular', 'Cambió el titular: ya no es de MUEBLES DEL VALLE', '"otherHolder"'],
    ['Riesgo alto', 'Existe, pero no pagues aún', '"HIGH"'],
    ['No existe', 'No existe', '"account_not_found"'],
    ['Sin respuesta', 'Nadie respondió: no se cobró', '"TIMEOUT"'],
  ])('«%s» is one tap away, in words and as JSON', async ([name = '', title = '', member = '']) => {
    const { page } = await awake();
    await button(page, name).click();
    await answer(page).getByRole('heading', { name: title, exact: true }).waitFor();
    expect(await code(page).first().innerText()).toContain(member);
  });

  test('its answer and the call are copied as they stand, and the call answers anybody', async () => {
    const { page, complaints } = await awake();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'No existe').click();
    const [json, call] = [code(page).first(), code(page).nth(1)];
    const copied = async (from: typeof call) => {
      await from.getByRole('button').click();
      await from.getByText('Copiado').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const body = JSON.parse(await copied(json)) as Record<string, unknown>;
    expect(body).toMatchObject({ environment: 'sandbox', status: 'INVALID', verified: false });
    const curl = await copied(call);
    expect(curl).toContain(`${new URL(page.url()).origin}/api/public/sandbox-validations`);
    expect(curl).not.toMatch(/key|secret|authorization/i);
    expect(complaints).toEqual([]);
  });

  test('says so when nobody can be reached, and the number stays', async () => {
    const { page } = await awake();
    await page.route('**/sandbox-validations', (route) => route.abort());
    await field(page).fill('032180000118359719');
    await button(page, 'Preguntar al banco (sandbox)').click();
    await page.getByText('No pudimos preguntar. Revisa tu conexión').waitFor();
    expect(await drawn(page)).toBe('032180000118359719');
  });

  test('is asked by keys alone', async () => {
    const { page } = await awake();
    await tabTo(page, 'México');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosen(page)).toBe('PE');
    await tabTo(page, 'CCI');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('00392401319240299683');
    await press(page, 'Preguntar al banco (sandbox)');
    await answer(page).getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
    expect(await focused(page)).toBe('Preguntar al banco (sandbox)');
  });
});

describe.for([
  { width: 1440, colorScheme: 'light', path: '/' },
  { width: 1440, colorScheme: 'dark', path: '/?lang=en' },
  { width: 375, colorScheme: 'light', path: '/?lang=en' },
  { width: 375, colorScheme: 'dark', path: '/' },
  { width: 320, colorScheme: 'light', path: '/' },
] as const)('at $width px, $colorScheme, $path', ({ width, colorScheme, path }) => {
  test('the demo is for everybody, with all that it may say', async () => {
    const { page, complaints } = await awake({ viewport: { width, height: 900 }, colorScheme }, path);
    await paste(page, '021000021');
    await said(page).getByRole('button').first().waitFor();
    await page.locator('.ask-tries button').nth(2).click();
    await page.locator('.ask-answer').waitFor();
    // The head stays in sight: what has scrolled below it is no small target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });
});
