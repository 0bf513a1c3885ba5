import type { Window } from '../api/pages.ts';

/** Rows beyond what is seen: whoever scrolls meets rows and not their places. */
export const beyond = 12;

/** Which rows of a scrolled box are to be drawn, all being equally high. */
export const windowAt = (scrollTop: number, height: number, rowHeight: number): Window => ({
  first: Math.max(0, Math.floor(scrollTop / rowHeight) - beyond),
  last: Math.ceil((scrollTop + height) / rowHeight) + beyond,
});
