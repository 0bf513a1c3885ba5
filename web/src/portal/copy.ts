import { text } from './texts.ts';

/** Says for a moment, to eyes and to screen readers, what became of it. */
const say = (button: HTMLElement, said: string): void => {
  const live = document.querySelector('[data-live]');
  if (live) live.textContent = said;
  button.dataset['said'] = said;
  setTimeout(() => {
    delete button.dataset['said'];
    if (live?.textContent === said) live.textContent = '';
  }, 2000);
};

const copy = async (button: HTMLElement, what: () => string | Promise<string>): Promise<void> => {
  try {
    await navigator.clipboard.writeText(await what());
    say(button, text('copied'));
  } catch {
    say(button, text('notCopied'));
  }
};

/** What stands on screen of a figure: of tabs, the open one. */
const codeOf = (button: Element): string => {
  const figure = button.closest('.code');
  return (figure?.querySelector('.panel[data-open] pre') ?? figure?.querySelector('pre'))?.textContent ?? '';
};

const markdownOf = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The text of the page answered ${answer.status}`);
  return answer.text();
};

export const startCopy = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
    button.addEventListener('click', () => void copy(button, () => codeOf(button)));
  const twin = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  const page = document.querySelector<HTMLElement>('[data-copy-page]');
  if (twin && page) page.addEventListener('click', () => void copy(page, () => markdownOf(twin)));
};
