import type { Island } from '../islands/island.ts';

const islands: Readonly<Record<string, () => Promise<Island>>> = {
  calculator: () => import('../islands/calculator.tsx'),
  demo: () => import('../islands/demo.tsx'),
};

const wakers = ['pointerdown', 'focusin', 'keydown'] as const;

/** Wakes an island when it comes into view or is touched, whichever is first; a failure leaves the document as it was. */
const watch = (element: HTMLElement): void => {
  const load = islands[element.dataset['island'] ?? ''];
  if (!load) return;
  const wake = async (): Promise<void> => {
    seen.disconnect();
    for (const event of wakers) element.removeEventListener(event, touched);
    await (await load()).mount(element);
  };
  const touched = (): void => void wake();
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
  });
  seen.observe(element);
  for (const event of wakers) element.addEventListener(event, touched, { passive: true });
};

export const startIslands = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
};
