import { element } from './captured.ts';
import { schemeOf, style } from './style.ts';
import type { Theme } from './types.ts';

/** What stands in place of a frame that did not come, so that nobody waits before nothing. */
export const failure = (text: string, action: string, act: () => void, theme?: Theme): HTMLElement => {
  const [card, button] = [element('div'), element('button')];
  style(
    card,
    `all:initial;display:block;padding:24px;font:16px/1.5 system-ui;${schemeOf(theme)}background:Canvas;color:CanvasText;`,
  );
  style(button, 'display:block;font:inherit;padding:8px 16px;margin-top:16px;');
  button.textContent = action;
  button.onclick = act;
  card.role = 'alert';
  card.append(text, button);
  return card;
};
