import { element } from './captured.ts';
import { style } from './style.ts';
import type { Theme } from './types.ts';

export interface FailureOptions {
  readonly text: string;
  readonly action: string;
  readonly theme: Theme | undefined;
  readonly act: () => void;
}

/** What stands in place of a frame that did not come, so that nobody waits before nothing. */
export const failure = ({ text, action, theme = 'auto', act }: FailureOptions): HTMLElement => {
  const [card, said, button] = [element('div'), element('p'), element('button')];
  style(card, {
    all: 'initial',
    display: 'block',
    padding: '24px',
    'border-radius': '12px',
    font: '16px/1.5 system-ui',
    'color-scheme': theme === 'auto' ? 'light dark' : theme,
    background: 'Canvas',
    color: 'CanvasText',
  });
  said.role = 'alert';
  said.textContent = text;
  button.type = 'button';
  button.textContent = action;
  button.onclick = act;
  style(said, { all: 'unset', display: 'block' });
  style(button, { all: 'revert', font: 'inherit', padding: '8px 16px', 'margin-top': '16px' });
  card.append(said, button);
  return card;
};
