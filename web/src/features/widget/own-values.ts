/** What the code of a customer's own page and server is written with; a placeholder stands for what is not there yet. */
export interface OwnValues {
  /** Of the public API; absent while nobody knows it. */
  readonly api: string;
  /** The public id of the key that mints sessions. */
  readonly keyId: string;
  /** The page that shows the widget. */
  readonly origin: string;
}

/** A widget key of the reader, as far as the code shows it. */
export interface WidgetKey {
  readonly id: string;
  readonly keyId: string;
  readonly name: string;
  readonly environment: 'production' | 'sandbox';
  readonly state: 'active' | 'inactive' | 'lapsed';
  readonly lastUsedAt: string | null;
}

const placeholders = { keyId: 'wk_test_…', origin: 'https://pagos.example.com' } as const;

/** The key that code is best written with: one that works, of production where there is one. */
export const keyFor = (keys: readonly WidgetKey[]): WidgetKey | undefined => {
  const active = keys.filter(({ state }) => state === 'active');
  return active.find(({ environment }) => environment === 'production') ?? active[0] ?? keys[0];
};

/** An origin as a page says it; of all subdomains it is one. */
export const originFor = (allowed: readonly string[]): string =>
  (allowed[0] ?? placeholders.origin).replace('*', 'pagos');

export const ownValues = (
  api: string,
  keys: readonly WidgetKey[],
  allowedOrigins: readonly string[] = [],
): OwnValues => ({
  api,
  keyId: keyFor(keys)?.keyId ?? placeholders.keyId,
  origin: originFor(allowedOrigins),
});
