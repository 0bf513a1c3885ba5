import { keepCookie, readCookie } from '../lib/cookies.ts';

const cookie = 'code';

const tabsIn = (figure: Element): readonly HTMLElement[] => [...figure.querySelectorAll<HTMLElement>('[role=tab]')];

const open = (figure: Element, chosen: HTMLElement): void => {
  for (const tab of tabsIn(figure)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', isChosen);
  }
};

const figures = (): readonly Element[] => [...document.querySelectorAll('.code:has([role=tab])')];

/** As a cookie may hold it; what a cookie holds need be no name. */
const nameOf = ({ textContent }: HTMLElement): string => encodeURIComponent(textContent);

/** Opens the code of one language wherever there is some. */
const openAll = (name: string): void => {
  for (const figure of figures()) {
    const tab = tabsIn(figure).find((one) => nameOf(one) === name);
    if (tab) open(figure, tab);
  }
};

/** Keeps the block under the reader's eyes where it is, though those above it change their height. */
const choose = (tab: HTMLElement): void => {
  const before = tab.getBoundingClientRect().top;
  openAll(nameOf(tab));
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  keepCookie(cookie, nameOf(tab));
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const move = (event: KeyboardEvent): void => {
  const tab = event.currentTarget as HTMLElement;
  const all = tabsIn(tab.closest('.code') ?? document.body);
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = all[(all.indexOf(tab) + step + all.length) % all.length];
  next?.focus();
  if (next) choose(next);
};

export const startTabs = (): void => {
  for (const tab of figures().flatMap(tabsIn)) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', move);
  }
  const kept = readCookie(cookie);
  if (kept) openAll(kept);
};
