/** How far below the screen a part is got ready. */
const margin = '800px';

/**
 * Loads what moves a part of the page when that part is about to be seen, or is reached by keyboard: nobody waits at first for
 * what stands far below.
 */
export const near = (part: string, load: () => Promise<unknown>): void => {
  const elements = [...document.querySelectorAll<HTMLElement>(part)];
  if (elements.length === 0) return;
  const done = new AbortController();
  const start = (): void => {
    done.abort();
    seen.disconnect();
    void load();
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  for (const element of elements) {
    seen.observe(element);
    element.addEventListener('focusin', start, { signal: done.signal });
  }
};
