import { useCallback, useEffect, useRef, useState } from 'react';

interface Seen {
  readonly top: number;
  readonly height: number;
  readonly width: number;
}

/** How far an element is scrolled, and how large the part in sight is. */
export const useWindow = () => {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ top: 0, height: 0, width: 0 });
  const follow = useCallback(() => {
    const { current } = element;
    if (!current) return;
    const next = { top: current.scrollTop, height: current.clientHeight, width: current.clientWidth };
    setSeen((now) => (now.top === next.top && now.height === next.height && now.width === next.width ? now : next));
  }, []);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(follow);
    observer.observe(current);
    return () => observer.disconnect();
  }, [follow]);
  return { element, seen, follow };
};
