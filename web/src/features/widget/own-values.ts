import type { Environment } from '#shared/validation/environment.ts';

/** What the code of a customer's own page and server is written with; a placeholder stands for what is not there yet. */
export interface OwnValues {
  /** Of the public API. */
  readonly api: string;
  /** The public id of the key that makes sessions. */
  readonly keyId: string;
  /** Of the page that shows the widget. */
  readonly origin: string;
}

/** A key of the widget, as far as its screens show it. */
export interface WidgetKey {
  readonly keyId: string;
  readonly environment: Environment;
  readonly state: 'active' | 'inactive' | 'lapsed';
  readonly lastUsedAt: string | null;
}

const placeholders = {
  production: { keyId: 'wk_live_…', origin: 'https://pagos.example.com' },
  sandbox: { keyId: 'wk_test_…', origin: 'http://localhost:8080' },
} as const;

export const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

/** The key that code is best written with: one that works, of production where there is one. */
const keyFor = (keys: readonly WidgetKey[]): WidgetKey | undefined => {
  const active = keys.filter(({ state }) => state === 'active');
  return active.find(({ environment }) => environment === 'production') ?? active[0] ?? keys[0];
};

/** Whoever has no key of production yet tries it out on their own machine. Of all subdomains one stands there. */
export const ownValues = (
  api: string,
  keys: readonly WidgetKey[],
  allowedOrigins: readonly string[] = [],
): OwnValues => {
  const key = keyFor(keys);
  const environment = key?.environment ?? 'sandbox';
  const suits = (origin: string) => isLocal(origin) === (environment === 'sandbox');
  const { keyId, origin } = placeholders[environment];
  return {
    api,
    keyId: key?.keyId ?? keyId,
    origin: (allowedOrigins.find(suits) ?? allowedOrigins[0] ?? origin).replace('*', 'pagos'),
  };
};
