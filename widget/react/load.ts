import type { CuentaClara } from '../loader/types.ts';

let loading: Promise<CuentaClara | undefined> | undefined;

/**
 * The script of the widget, once for all components; one that failed is tried again by the next. A page whose policy wants
 * trusted types loads it by a tag of its own.
 */
export const load = async (script: string): Promise<CuentaClara | undefined> =>
  window.CuentaClara ??
  (loading ??= new Promise((resolve) => {
    const element = document.createElement('script');
    element.onload = element.onerror = () => {
      loading = undefined;
      resolve(window.CuentaClara);
    };
    element.src = script;
    document.head.append(element);
  }));
