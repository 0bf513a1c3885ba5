import { describe, expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import {
  creditsOf,
  free,
  lotOf,
  now,
  periodEnd,
  subscriber,
  subscriptionTo,
} from '../src/features/subscriptions/rules/samples.ts';
import type { Standing } from '../src/features/subscriptions/rules/standing.ts';
import { keyOf } from './samples/api.ts';
import type { Answers } from './stage/answers.ts';
import { show, type ScreenOptions } from './stage/screen.ts';
import { userOf } from './stage/usual.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';

const lastEnd = '2026-11-18T09:00:00.000Z';
const failure = { at: lastEnd, reason: 'PAYMENT_DENIED', retryAt: '2026-11-23T09:00:00.000Z' };
const pastDue = subscriber('pro', {
  current: subscriptionTo('pro', {
    status: 'pastDue',
    startedAt: '2026-08-18T09:00:00.000Z',
    activeTo: lastEnd,
    failure,
    entitledUntil: '2026-12-02T09:00:00.000Z',
  }),
  credits: creditsOf(lotOf('pack', 12, periodEnd, 'basic')),
});
const suspended = subscriber('pro', {
  plan: 'free',
  current: subscriptionTo('pro', {
    status: 'suspended',
    startedAt: '2026-08-18T09:00:00.000Z',
    activeTo: lastEnd,
    nextBillingAt: null,
    failure: { ...failure, retryAt: null },
    entitledUntil: null,
  }),
});
const cancelled = subscriber('pro', {
  current: subscriptionTo('pro', {
    status: 'cancelled',
    endedAs: 'cancelled',
    nextBillingAt: null,
    expiresAt: periodEnd,
    entitledUntil: periodEnd,
  }),
});
const changing = {
  ...cancelled,
  upcoming: subscriptionTo('basic', { startsAt: periodEnd, startedAt: periodEnd, activeTo: null }),
};

const previous = [
  subscriptionTo('basic', { id: 'sub_01kam5t7qx8c0000000000000b', status: 'cancelled', endedAs: 'replaced' }),
];

/** What an account in such a standing is told; it may be changed while the page is open. */
const answersOf = (scene: { standing: Standing }): Answers => ({
  'GET /api/subscriptions': () => {
    const { current, upcoming } = scene.standing;
    return { current, upcoming, previous: current ? previous : [] };
  },
  'GET /api/credits': () => scene.standing.credits,
  'GET /api/keys': {
    data: [keyOf(1, 'Nómina'), keyOf(2, 'Conciliación'), keyOf(3, 'Pruebas', { environment: 'sandbox' })],
    limits: { count: 5, production: true, perMinute: 100 },
  },
  'GET /api/auth/me': () => ({ user: userIn(scene.standing) }),
});

const userIn = ({ plan, credits }: Standing) =>
  userOf({
    credits: credits.balance,
    creditsState: credits.state,
    creditsExpiration: credits.expiresAt,
    creditsDaysLeft: credits.daysLeft,
    debt: credits.debt,
    plan,
  });

/** At the time of the samples. */
const openAt = async (path: string, standing: Standing, shown: ScreenOptions = {}) => {
  const scene = { standing };
  const screen = await show(path, { answers: answersOf(scene), user: userIn(standing), clock: now, ...shown });
  return { ...screen, scene };
};

describe.for([
  {
    name: 'wide, light, Spanish',
    width: 1440,
    colorScheme: 'light',
    language: 'es',
    scenes: [
      ['/subscriptions', free],
      ['/subscriptions', changing],
      ['/subscription/manage', subscriber('pro')],
      ['/subscription/manage', suspended],
      ['/dashboard', pastDue],
    ],
  },
  {
    name: 'narrow, dark, English',
    width: 375,
    colorScheme: 'dark',
    language: 'en',
    scenes: [
      ['/subscriptions?plan=basic', subscriber('pro')],
      ['/subscription/manage', free],
      ['/subscription/manage', pastDue],
      ['/subscription/manage', cancelled],
      ['/subscription/manage', changing],
    ],
  },
] as const)('$name', ({ width, colorScheme, language, scenes }) => {
  test('every standing is accessible, fits its width and makes the browser complain of nothing', async () => {
    const face = { viewport: { width, height: 900 }, colorScheme, language };
    const { page, complaints, scene } = await openAt('/subscriptions', free, face);
    for (const [path, standing] of scenes) {
      scene.standing = standing;
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await accessibilityViolations(page), await scrollsSideways(page)]).toEqual([path, [], false]);
    }
    expect(complaints).toEqual([]);
  });
});

test('a renewal that failed is told on every page, leads to what to do, and stays hidden for the session', async () => {
  const { page, scene } = await openAt('/dashboard', pastDue);
  const banner = page.getByRole('status').filter({ hasText: 'No pudimos cobrar tu plan Pro' });
  await banner
    .getByText(
      'PayPal lo intenta de nuevo el 23 nov. Tu plan cuenta mientras PayPal lo intenta, hasta el 2 dic a más tardar.',
    )
    .waitFor();
  await banner.getByRole('link', { name: 'Ver qué hacer' }).press('Enter');
  await page.getByText('No pudimos cobrar Pro el 18 nov').waitFor();
  await page.getByText('tus 2 claves de producción dejan de responder. Tus 12 créditos siguen').waitFor();
  expect(await banner.count()).toBe(0);

  await page.goto('/api');
  await banner.getByRole('button', { name: 'Ocultar aviso' }).press('Enter');
  await banner.waitFor({ state: 'detached' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await banner.count()).toBe(0);

  scene.standing = suspended;
  await page.goto('/dashboard');
  await page.getByText('PayPal suspendió tu suscripción Pro').waitFor();
});

test('what a lower plan takes away is told with its day before anything is agreed to', async () => {
  const { page } = await openAt('/subscriptions?plan=basic', subscriber('pro'));
  const basic = page.getByRole('region', { name: 'Plan Basic' });
  await basic.getByText('El 13 dic se detienen tus 2 claves de producción').waitFor();
  await page.getByRole('columnheader', { name: 'Desde el 13 dic' }).waitFor();
  await page.getByRole('row', { name: /Tus 2 claves de producción Responden Se detienen/ }).waitFor();
  expect(await page.getByRole('group', { name: 'Tus créditos después de pagar' }).count()).toBe(0);
  await page.getByText('Hoy no se cobra nada.').waitFor();
});

test('the pack side shows the packs and opens the one that is chosen where it is bought', async () => {
  const { page } = await openAt('/subscriptions', subscriber('pro'));
  await page.getByText('Paquete de una vez').click();
  await page.getByRole('button', { name: 'Comprar 100 créditos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comprar créditos' });
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Pagar USD 140' }).count()).toBe(1);
});

test('where nothing can be read the page says so, and reads it once it can', async () => {
  const { page, answer, scene } = await openAt('/subscriptions', subscriber('pro'));
  answer({ 'GET /api/subscriptions': new Fault('errors.internal') });
  await page.goto('/subscription/manage');
  const alert = page.getByRole('alert').filter({ hasText: 'No pudimos leer tu suscripción' });
  await alert.waitFor();
  answer(answersOf(scene));
  await alert.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByRole('heading', { name: 'Pro, USD 66 al mes' }).waitFor();
  expect(await alert.count()).toBe(0);
});
