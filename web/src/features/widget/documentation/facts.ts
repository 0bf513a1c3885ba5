/**
 * What `CuentaClara.create` takes, as the loader reads it: a test compares every list here with the loader's own types, and
 * every name has its text in both languages.
 */
export const createOptions = {
  token: { type: 'string' },
  fetchToken: { type: '() => Promise<string>' },
  mode: { type: "'inline' | 'modal'", usual: 'inline' },
  container: { type: 'Element | string' },
  language: { type: "'es' | 'en'" },
  theme: { type: "'light' | 'dark' | 'auto'", usual: 'auto' },
  appearance: { type: 'Record<string, string>' },
  onReady: { type: '() => void' },
  onSuccess: { type: '(result) => void' },
  onExit: { type: '({ asked }) => void' },
  onError: { type: '({ code, message }) => void' },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly usual?: string }>>;
export type CreateOption = keyof typeof createOptions;
export const createOptionNames = Object.keys(createOptions) as readonly CreateOption[];

/** What `create` gives back. */
export const methods = {
  open: 'open(target?)',
  update: 'update({ language, theme, appearance })',
  destroy: 'destroy()',
} as const;
export type Method = keyof typeof methods;
export const methodNames = Object.keys(methods) as readonly Method[];

/** What `onSuccess` is given. */
export const resultFields = [
  'resultToken',
  'verdict',
  'validationId',
  'status',
  'country',
  'bank',
  'accountNumber',
] as const;
export type ResultField = (typeof resultFields)[number];

/** What `onError` may say, in codes that do not change. */
export const errorCodes = [
  'tokenMissing',
  'tokenRefused',
  'notAllowed',
  'unreachable',
  'off',
  'invalidOptions',
] as const;

/** What may be said of a session, beside its origin. */
export const sessionFields = [
  'origin',
  'environment',
  'country',
  'language',
  'theme',
  'maxValidations',
  'reference',
] as const;
