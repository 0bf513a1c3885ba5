import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** `key` of the first location of a visit: the browser has placed focus and scroll itself. */
const firstLocation = 'default';

/**
 * What every page does when it appears: name the document, and after a change of page start at the top with the focus on
 * its h1 (`tabIndex={-1}`), so that screen readers and keyboards begin where the eye does. A #fragment is scrolled to.
 */
export const usePage = (title: string): void => {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    document.title = title.includes('CuentaClara') ? title : `${title} · CuentaClara`;
  }, [title]);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (key !== firstLocation) window.scrollTo({ top: 0, behavior: 'instant' });
    // A change of the query or the fragment alone is no change of page.
  }, [key, pathname, hash]);
  useEffect(() => {
    if (key !== firstLocation && !hash)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of page moves the focus
  }, [pathname]);
};
