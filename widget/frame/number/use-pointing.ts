import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { positionAt, type Spot } from '#shared/anatomy/pointing.ts';

const spotsIn = (stage: HTMLElement): Spot[] =>
  [...stage.querySelectorAll<HTMLElement>('[data-i]')].map((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return { index: Number(cell.dataset['i']), left, right, top, bottom };
  });

/**
 * The characters stand in a grid and not where the transparent field thinks, so a click, a drag or a tap is translated into a
 * position of the text. A mouse is handled from its first press; a finger keeps its native focus and menu.
 */
export const usePointing = (
  stage: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  follow: () => void,
) => {
  const anchor = useRef(0);

  const select = ({ clientX, clientY }: MouseEvent, from?: number) => {
    if (!stage.current || !input.current) return 0;
    const to = positionAt(spotsIn(stage.current), clientX, clientY);
    const start = from ?? to;
    input.current.setSelectionRange(Math.min(start, to), Math.max(start, to), to < start ? 'backward' : 'forward');
    follow();
    return to;
  };

  return {
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0 || !input.current) return;
      event.preventDefault();
      input.current.focus();
      if (event.detail === 2) return input.current.select();
      anchor.current = select(event, event.shiftKey ? (input.current.selectionStart ?? undefined) : undefined);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1) select(event, anchor.current);
    },
    onClick: (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse' && event.detail === 1) select(event);
    },
  };
};
