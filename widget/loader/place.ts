import { reservedHeight } from '../protocol.ts';
import { element, root } from './captured.ts';
import { mistake } from './options.ts';
import { style } from './style.ts';

/** What stands in the page and holds the frame. */
export interface Place {
  readonly box: HTMLElement;
  readonly show: () => void;
  readonly hide: () => void;
  readonly remove: () => void;
}

const elementOf = (target: Element | string = 'body'): Element => {
  const found = typeof target === 'string' ? root.querySelector(target) : target;
  if (!(found instanceof Element)) throw mistake('there is no such container');
  return found;
};

/** Its height is taken from the beginning: nothing below it moves when the frame comes. */
export const inlinePlace = (target: Element | string | undefined): Place => {
  const box = element('div');
  style(box, `all:initial;display:block;width:100%;min-height:${reservedHeight}px;`);
  elementOf(target).append(box);
  return { box, show: () => {}, hide: () => {}, remove: () => box.remove() };
};

/** The page behind does not scroll, and the room of its scroll bar stays taken: else the page would move. */
const stillPage = (): (() => void) => {
  const { style: rules } = root;
  const { overflow, scrollbarGutter } = rules;
  if (innerWidth > root.clientWidth) rules.scrollbarGutter = 'stable';
  rules.overflow = 'hidden';
  return () => {
    rules.overflow = overflow;
    rules.scrollbarGutter = scrollbarGutter;
    if (!root.getAttribute('style')) root.removeAttribute('style');
  };
};

/** The browser's own dialog: it keeps focus inside, and gives it back to what opened it. */
export const modalPlace = (label: string, onClose: () => void): Place => {
  const [dialog, box] = [element('dialog'), element('div')];
  let release: (() => void) | undefined;
  style(dialog, 'all:initial;display:none;position:fixed;inset:0;overflow:auto;background:rgb(0 0 0/.5);');
  style(box, 'all:initial;display:block;width:min(100%,480px);margin:auto;');
  dialog.ariaLabel = label;
  dialog.append(box);
  elementOf().append(dialog);
  const hide = () => {
    release?.();
    release = undefined;
    style(dialog, 'display:none;');
    dialog.close();
  };
  // Esc, or a gesture of the system: the browser has closed it.
  dialog.onclose = () => {
    if (!release) return;
    hide();
    onClose();
  };
  return {
    box,
    show: () => {
      release ??= stillPage();
      style(dialog, 'display:grid;');
      if (!dialog.open) dialog.showModal();
    },
    hide,
    remove: () => {
      hide();
      dialog.remove();
    },
  };
};
