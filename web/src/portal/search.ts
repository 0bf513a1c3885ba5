import MiniSearch from 'minisearch';
import { searchOptions, type Found, type Indexed } from '../../docs/search/options.ts';
import { text } from './texts.ts';

const shownAtMost = 12;

const load = async (): Promise<MiniSearch<Indexed>> => {
  const address = document.querySelector<HTMLElement>('[data-index]')?.dataset['index'] ?? '';
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return MiniSearch.loadJSON<Indexed>(await answer.text(), searchOptions);
};

let loading: Promise<MiniSearch<Indexed>> | undefined;
/** Loaded once; what failed to load is asked for again. */
const loaded = async (): Promise<MiniSearch<Indexed>> => {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

const made = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  members: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), members);
  element.append(...children);
  return element;
};

const linkTo = ({ id, title, lead, group }: Found): HTMLElement =>
  made(
    'li',
    {},
    made(
      'a',
      { href: id },
      made('b', { textContent: title }),
      made('small', { textContent: group }),
      made('span', { textContent: lead }),
    ),
  );

const countOf = (count: number): string => {
  if (count === 0) return text('noResults');
  return count === 1 ? text('oneResult') : text('results', { count });
};

/** Arrows go through the results and back to the words. */
const moveBy = (dialog: HTMLDialogElement, step: number): void => {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, here + step))]?.focus();
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const newDialog = (): HTMLDialogElement => {
  const field = made('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: false,
    ariaLabel: text('searchField'),
  });
  field.placeholder = text('search');
  const list = made('ul', {});
  const said = made('p', { role: 'status' });
  const close = made('button', { type: 'submit', className: 'btn btn--ghost btn--sm', textContent: text('close') });
  const form = made('form', { method: 'dialog' }, field, close);
  const dialog = made('dialog', { className: 'search', ariaLabel: text('search') }, form, said, list);

  const show = async (): Promise<void> => {
    const words = field.value.trim();
    try {
      const found = words ? ((await loaded()).search(words) as unknown as readonly Found[]) : [];
      if (words !== field.value.trim()) return;
      list.replaceChildren(...found.slice(0, shownAtMost).map(linkTo));
      said.textContent = words ? countOf(found.length) : '';
    } catch {
      said.textContent = text('searchFailed');
    }
  };
  field.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    if (event.submitter === close && document.activeElement !== field) return;
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(dialog, step);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
};

let dialog: HTMLDialogElement | undefined;

export const openSearch = (): void => {
  if (!dialog) document.body.append((dialog = newDialog()));
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.focus();
  void loaded().catch(() => undefined);
};
