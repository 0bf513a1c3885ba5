import MiniSearch from 'minisearch';
import { answersTo, type Answer, type Found, type Piece } from '../../../docs/help/search/find.ts';
import { askedAtMost, helpOptions, type HelpEntry } from '../../../docs/help/search/options.ts';
import { helpSearchTexts, type HelpSearchTexts } from './help-search-texts.ts';

const load = async (address: string): Promise<MiniSearch<HelpEntry>> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The index of the help centre answered ${answer.status}`);
  return MiniSearch.loadJSON<HelpEntry>(await answer.text(), helpOptions);
};

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

const marked = (pieces: readonly Piece[], tag: 'mark' | 'b'): readonly (Node | string)[] =>
  pieces.map(({ text, isFound }) => (isFound ? element(tag, text) : text));

const linkTo = ({ id, title, lead, place }: Found): HTMLElement => {
  const link = element(
    'a',
    element('b', ...marked(title, 'mark')),
    element('span', ...marked(lead, 'mark')),
    element('small', place),
  );
  link.href = id;
  return element('li', link);
};

/** How many results there are, and how a mistyped word was read. */
const summary = ({ hits, read }: Answer, texts: HelpSearchTexts): readonly (Node | string)[] => {
  if (hits.length === 0) return [texts.none];
  const count = hits.length === 1 ? texts.one : texts.many.replace('{count}', String(hits.length));
  if (!read) return [count];
  return [`${count} ${texts.readAs[0]}`, ...marked(read, 'b'), texts.readAs[1]];
};

/** Arrows go through the results and back to the words. */
const moveBy = (field: HTMLInputElement, list: HTMLElement, step: number): void => {
  const stops = [field, ...list.querySelectorAll('a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, Math.min(stops.length - 1, here + step))]?.focus();
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search of the help centre: answers while somebody types, from an index that is in memory. */
export const openHelpSearch = (form: HTMLFormElement): void => {
  const field = form.querySelector('input');
  const hits = document.querySelector<HTMLElement>('[data-help-hits]');
  const said = hits?.querySelector('p');
  const list = hits?.querySelector('ol');
  if (!field || !hits || !said || !list) return;
  const texts = helpSearchTexts[document.documentElement.lang === 'en' ? 'en' : 'es'];
  let loading: Promise<MiniSearch<HelpEntry>> | undefined;

  const show = async (): Promise<void> => {
    const words = field.value.trim();
    hits.hidden = words === '';
    if (words === '') return;
    try {
      loading ??= load(form.dataset['helpIndex'] ?? '');
      const answer = answersTo(await loading, words);
      if (words !== field.value.trim()) return;
      list.replaceChildren(...answer.hits.map(linkTo));
      said.replaceChildren(...summary(answer, texts));
    } catch {
      // What failed to load is asked for again with the next letter.
      loading = undefined;
      said.textContent = texts.failed;
    }
  };

  field.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.focus();
  });
  for (const place of [form, hits])
    place.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (step === undefined || hits.hidden) return;
      event.preventDefault();
      moveBy(field, list, step);
    });
  // Whoever was led here with words sees their answer, and what was typed while this came counts, too.
  const asked = new URLSearchParams(location.search).get('q');
  if (field.value === '' && asked) field.value = asked.slice(0, askedAtMost);
  loading = load(form.dataset['helpIndex'] ?? '');
  loading.catch(() => undefined);
  void show();
};
