import { callAsReader, tokenNow } from './reader.ts';
import { text } from './texts.ts';

const element = (tag: string, className: string, content: string | readonly Node[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
};

interface Answer {
  readonly caption: string;
  readonly isRefusal: boolean;
  readonly took: string;
  readonly body: string;
}

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

const saysEnvironment = (bar: HTMLElement): boolean => 'saysEnvironment' in bar.dataset;

/** Where there is an environment it is the sandbox, and no other. */
const requestOf = (bar: HTMLElement): { readonly method: string; readonly path: string; readonly body?: unknown } => {
  const [method = 'GET', path = '/'] = (bar.dataset['try'] ?? '').split(' ');
  const asked = {
    ...(JSON.parse(bar.dataset['body'] ?? '{}') as Record<string, string>),
    ...(saysEnvironment(bar) && { environment: 'sandbox' }),
  };
  if (method !== 'GET') return { method, path, body: asked };
  const query = new URLSearchParams(asked).toString();
  return { method, path: query ? `${path}?${query}` : path };
};

const ask = async (bar: HTMLElement): Promise<Answer> => {
  const { method, path, body } = requestOf(bar);
  const began = performance.now();
  try {
    const answer = await callAsReader(method, path, body);
    const told = pretty(await answer.text());
    const ms = Math.round(performance.now() - began);
    const took = text(saysEnvironment(bar) ? 'tookInSandbox' : 'tookOfAccount', { ms });
    const caption = answer.status === 401 ? text('sessionOver') : `${answer.status} ${answer.statusText}`.trim();
    return { caption, isRefusal: !answer.ok, took, body: told };
  } catch {
    return { caption: text('noAnswer'), isRefusal: true, took: '', body: '' };
  }
};

const show = (bar: HTMLElement, { caption, isRefusal, took, body }: Answer): void => {
  const place = bar.parentElement?.querySelector('.answer') ?? element('div', 'answer', '');
  const head = element('p', 'code-cap', [element('b', isRefusal ? 'refused' : '', caption), element('span', '', took)]);
  const code = element('pre', '', [element('code', '', body)]);
  // It scrolls by itself, by keyboard too.
  code.tabIndex = 0;
  place.replaceChildren(head, ...(body ? [code] : []));
  bar.after(place);
  const live = document.querySelector('[data-live]');
  if (live) live.textContent = `${text('answer')}: ${caption} ${took}`;
};

/** Runs the example for the reader and shows what comes back; who has no session is led to one. */
export const tryIt = async (bar: HTMLElement): Promise<void> => {
  if (tokenNow() === undefined) return location.assign('/register');
  const button = bar.querySelector('button');
  if (!button || button.getAttribute('aria-busy') === 'true') return;
  button.ariaBusy = 'true';
  show(bar, await ask(bar));
  button.removeAttribute('aria-busy');
};
