import { useLayoutEffect, useRef, useState } from 'react';
import type { Window } from '../api/pages.ts';
import { beyond, windowAt } from './window.ts';

/** As high as a row is drawn, which the style sheet says: a card on phones is higher. */
const rowHeightOf = (box: HTMLElement): number => Number.parseFloat(getComputedStyle(box).getPropertyValue('--row'));

/** The rows on screen of a long table: only they are drawn, at the height that all of them would have. */
export const useRowsWindow = () => {
  const box = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(56);
  const [window, setWindow] = useState<Window>({ first: 0, last: 2 * beyond });
  const look = () => {
    const { current } = box;
    if (!current) return;
    const height = rowHeightOf(current);
    const next = windowAt(current.scrollTop, current.clientHeight, height);
    setRowHeight(height);
    setWindow((now) => (now.first === next.first && now.last === next.last ? now : next));
  };
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, window, rowHeight, look };
};
