import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** `key` of the first location of a visit: the browser has placed focus and scroll itself. */
const firstLocation = 'default';

/** Whoever is in the frame before its page is there stays where they are, unless on the link that led here. */
const isFocusFree = (pathname: string): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || (at instanceof HTMLAnchorElement && at.pathname === pathname);
};

/**
 * What every page does when it appears: name the document, and after a change of page start at the top with the focus on
 * its h1 (`tabIndex={-1}`), so that screen readers and keyboards begin where the eye does. A #fragment is scrolled to.
 */
export const usePage = (title: string): void => {
  const { key, pathname, search, hash } = useLocation();
  const searched = useRef(search);
  useEffect(() => {
    document.title = title.includes('CuentaClara') ? title : `${title} · CuentaClara`;
  }, [title]);
  useEffect(() => {
    const isOtherQuery = searched.current !== search;
    searched.current = search;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Another query is the same page: filters and what is open leave it where it stands.
    else if (key !== firstLocation && !isOtherQuery) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, search, hash]);
  useEffect(() => {
    if (key !== firstLocation && !hash && isFocusFree(pathname))
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of page moves the focus
  }, [pathname]);
};
