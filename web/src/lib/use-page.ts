import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeFirstPaintAway } from './first-paint.ts';

/** `key` of the first location of a visit: the browser has placed focus and scroll itself. */
const firstLocation = 'default';

/** Whoever is in the frame before its page is there stays where they are, unless on the link that led here. */
export const isFocusFree = (pathname: string): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || (at instanceof HTMLAnchorElement && at.pathname === pathname);
};

/**
 * What every page does when it appears: name the document, and after a change of page start at the top with the focus on
 * its h1 (`tabIndex={-1}`), so that screen readers and keyboards begin where the eye does. A #fragment is scrolled to.
 * Addresses of one `place` stand on the same page: going from one to the other moves neither.
 */
export const usePage = (title: string, place?: string): void => {
  const { key, pathname, search, hash } = useLocation();
  const page = place ?? pathname;
  const before = useRef({ page, search });
  // Before the browser paints: what stood there first and the page are never seen or found side by side.
  useLayoutEffect(() => takeFirstPaintAway(), []);
  useEffect(() => {
    document.title = title.includes('CuentaClara') ? title : `${title} · CuentaClara`;
  }, [title]);
  useEffect(() => {
    const isSamePage = before.current.search !== search || (place !== undefined && before.current.page === page);
    before.current = { page, search };
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Another query is the same page: filters and what is open leave it where it stands.
    else if (key !== firstLocation && !isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, page, place, search, hash]);
  useEffect(() => {
    if (key !== firstLocation && !hash && isFocusFree(pathname))
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of page moves the focus
  }, [page]);
};
