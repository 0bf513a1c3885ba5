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
};

const seen = (element: HTMLElement): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watching = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watching.disconnect();
    resolve();
  });
  watching.observe(element);
  return promise;
};

/** The last button that was pressed in it so far. */
const pressedIn = (element: HTMLElement): Pressed => {
  let last: HTMLElement | undefined;
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) last = button;
  });
  return () => last;
};

/** Wakes an island when it comes into view or is touched, whichever is first; a failure leaves the document as it was. */
const watch = async (element: HTMLElement): Promise<void> => {
  const load = islands[element.dataset['island'] ?? ''];
  if (!load) return;
  const pressed = pressedIn(element);
  await Promise.race([seen(element), touched(element)]);
  await (await load()).mount(element, pressed);
};

export const startIslands = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void watch(element);
};
