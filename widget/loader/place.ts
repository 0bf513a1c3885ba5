import { element } from './captured.ts';
import { mistake } from './options.ts';
import { style } from './style.ts';
import { reservedHeight } from '../protocol.ts';

/** What stands in the page and holds the frame. */
export interface Place {
  readonly box: HTMLElement;
  readonly show: () => void;
  readonly hide: () => void;
  readonly remove: () => void;
}

const elementOf = (target: Element | string | undefined): Element => {
  const found = typeof target === 'string' ? document.querySelector(target) : (target ?? document.body);
  if (!(found instanceof Element)) throw mistake(`there is no element ${String(target)}`);
  return found;
};

/** Its height is taken from the beginning: nothing below it moves when the frame comes. */
export const inlinePlace = (target: Element | string | undefined): Place => {
  const box = element('div');
  style(box, { all: 'initial', display: 'block', width: '100%', 'min-height': `${reservedHeight}px` });
  elementOf(target).append(box);
  return { box, show: () => {}, hide: () => {}, remove: () => box.remove() };
};

/** As wide as a card, or as a phone. */
const width = '480px';

/** The page behind does not scroll, and the room of its scroll bar stays taken: else the page would move. */
const stillPage = (): (() => void) => {
  const { style: own, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = own;
  if (innerWidth > clientWidth) own.scrollbarGutter = 'stable';
  own.overflow = 'hidden';
  return () => {
    own.overflow = overflow;
    own.scrollbarGutter = scrollbarGutter;
  };
};

/** The browser's own dialog: it keeps focus inside, and gives it back to what opened it. */
export const modalPlace = (label: string, onClose: () => void): Place => {
  const [dialog, box] = [element('dialog'), element('div')];
  let release: (() => void) | undefined;
  style(dialog, {
    all: 'initial',
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    overflow: 'auto',
    background: 'rgb(0 0 0/.5)',
    display: 'none',
  });
  style(box, { all: 'initial', display: 'block', width: `min(100%,${width})`, margin: 'auto' });
  dialog.ariaLabel = label;
  dialog.append(box);
  document.body.append(dialog);
  const hide = () => {
    if (!release) return;
    release();
    release = undefined;
    style(dialog, { display: 'none' });
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
      style(dialog, { display: 'grid' });
      if (!dialog.open) dialog.showModal();
    },
    hide,
    remove: () => {
      hide();
      dialog.remove();
    },
  };
};
