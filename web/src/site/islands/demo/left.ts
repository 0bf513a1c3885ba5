import type { CountryCode } from '#shared/engine/names.ts';
import { isCountry } from '#shared/engine/load-country.ts';
import { demos, demosOf, type Demo } from '../../landing/demo/examples.ts';

/** What a reader did with the document before it moved. */
export interface Left {
  readonly demo: Demo;
  /** Absent where nothing was typed. */
  readonly typed: string | undefined;
}

const checkedIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

const field = (element: HTMLElement) => element.querySelector<HTMLInputElement>('.an-input');

/** The country and format that were chosen, and the number that was typed. */
export const leftIn = (element: HTMLElement): Left => {
  const [country = '', format] = checkedIn(element);
  const among = demosOf((isCountry(country) ? country : demos[0].country) satisfies CountryCode);
  const demo = among.find((one) => one.format === format) ?? among[0] ?? demos[0];
  const value = field(element)?.value;
  return { demo, typed: value === field(element)?.defaultValue ? undefined : value };
};

/** By what something that takes the focus is the same before and after. */
const sameAs = (one: HTMLElement) => (other: HTMLElement) =>
  one instanceof HTMLInputElement && other instanceof HTMLInputElement
    ? one.type === other.type && (one.type !== 'radio' || one.value === other.value)
    : one.tagName === other.tagName && one.textContent === other.textContent;

const wanted = 'input, button, a';
const standInFor = (element: HTMLElement, one: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(wanted)].find(sameAs(one));

/** Puts what moves into the place of the document, with the focus, the caret and the last press where they were. */
export const takePlace = (element: HTMLElement, awake: HTMLElement, pressed: HTMLElement | undefined): void => {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined;
  const old = field(element);
  const caret = old && ([old.selectionStart, old.selectionEnd] as const);
  element.replaceChildren(awake);
  const next = focused && standInFor(awake, focused);
  next?.focus({ preventScroll: true });
  if (next && next === field(awake) && caret) field(awake)?.setSelectionRange(...caret);
  if (pressed) standInFor(awake, pressed)?.click();
};
