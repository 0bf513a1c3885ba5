import type { Island, Pressed } from '../islands/island.ts';
import { touched } from '../islands/touched.ts';

/** Each asks for all it moves with at once: what waits for each other takes a journey each. */
const islands: Readonly<Record<string, () => Promise<Island>>> = {
  demo: async () => {
    const [island] = await Promise.all([
      import('../islands/demo/demo.tsx'),
      document.documentElement.lang === 'en'
        ? import('../islands/demo/first.en.ts')
        : import('../islands/demo/first.es.ts'),
      import('#shared/engine/countries/mx/index.ts'),
    ]);
    return island;
  },
  calculator: () => import('../islands/calculator.tsx'),
};

/** When a mouse moves. One that rests where the page appears tells of itself once, and of no way it went. */
const moved = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = ({ movementX, movementY }: PointerEvent) => {
    if (movementX === 0 && movementY === 0) return;
    removeEventListener('pointermove', look);
    resolve();
  };
  addEventListener('pointermove', look, { passive: true });
  return promise;
};

/**
 * The last button that was pressed in it so far. A link that would leave with what was typed waits like a button: nobody has
 * kept it yet.
 */
const pressedIn = (element: HTMLElement): Pressed => {
  let last: HTMLElement | undefined;
  let isTyped = false;
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('input', () => (isTyped = true), { signal });
  const press = (event: MouseEvent) => {
    const { target } = event;
    const found = target instanceof Element ? target.closest<HTMLElement>(isTyped ? 'button, a' : 'button') : null;
    last = found ?? last;
    if (found instanceof HTMLAnchorElement) event.preventDefault();
  };
  element.addEventListener('click', press, { signal });
  return () => {
    listening.abort();
    return last;
  };
};

/** Says when no finger or mouse button is down: what is pressed must not be taken away before it is let go. */
const handsIn = (element: HTMLElement): (() => Promise<void>) => {
  let up = Promise.resolve();
  element.addEventListener('pointerdown', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    up = promise;
    // The click comes right behind.
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, () => setTimeout(resolve), { once: true });
  });
  return () => up;
};

/** Wakes an island by the first sign of a visitor; a failure leaves the document as it was. */
const watch = async (element: HTMLElement): Promise<void> => {
  const load = islands[element.dataset['island'] ?? ''];
  if (!load) return;
  const [pressed, letGo] = [pressedIn(element), handsIn(element)];
  await Promise.race([moved(), touched(window)]);
  try {
    const { mount } = await load();
    await mount(element, { pressed, letGo });
  } catch {
    const last = pressed();
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
  }
};

export const startIslands = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void watch(element);
};
