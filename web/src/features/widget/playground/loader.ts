import type { WidgetLanguage, WidgetMode, WidgetTheme } from '#shared/validation/widget.ts';
import type { WidgetSite } from '../site.ts';

/** What the loader of the widget takes, as far as the dashboard gives it. */
export interface WidgetOptions {
  readonly fetchToken: () => Promise<string>;
  readonly mode: WidgetMode;
  readonly container: HTMLElement;
  readonly language: WidgetLanguage;
  readonly theme: WidgetTheme;
  readonly appearance: Readonly<Record<string, string>>;
  readonly onReady: (what?: unknown) => void;
  readonly onSuccess: (result: unknown) => void;
  readonly onExit: (what?: unknown) => void;
  readonly onError: (error: unknown) => void;
}

export interface Widget {
  readonly open: () => void;
  readonly update: (options: Partial<Pick<WidgetOptions, 'language' | 'theme' | 'appearance'>>) => void;
  readonly destroy: () => void;
}

interface Loader {
  readonly create: (options: WidgetOptions) => Widget;
}

/** What the browser's own types do not have yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const trusted = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** The address of the loader, from the moment it is wanted: its policy lets this one script through. */
let wanted = '';
const own = (url: string): string => {
  if (url !== wanted) throw new TypeError(`Not the loader of the widget: ${url}`);
  return url;
};
const rules = { createScriptURL: own };
// Browsers without Trusted Types need no policy.
const policy = trusted?.createPolicy('widget-loader', rules) ?? rules;

const present = (): Loader | undefined => (globalThis as { readonly CuentaClara?: Loader }).CuentaClara;

const insert = ({ address, version, integrity }: WidgetSite): Promise<Loader> => {
  const { promise, resolve, reject } = Promise.withResolvers<Loader>();
  const script = document.createElement('script');
  wanted = `${address}/v${version}/widget.js`;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(wanted);
  script.addEventListener('load', () => {
    const loader = present();
    if (loader) resolve(loader);
    else reject(new Error(`${wanted} defined no CuentaClara`));
  });
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(`${wanted} did not load`));
  });
  document.head.append(script);
  return promise;
};

let loading: Promise<Loader> | undefined;

/** The loader, as a customer's page loads it: once, by its digest. One that did not come is asked for again. */
export const loaderOf = (site: WidgetSite): Promise<Loader> =>
  (loading ??= insert(site).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
