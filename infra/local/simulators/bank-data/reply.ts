/** Field names and oddities are the provider's own; `account_currency` really does come in three shapes. */
export type AccountData = {
  readonly valid: true;
  readonly message: 'Cuenta valida';
  readonly account_number: string;
  readonly bank_code: string | null;
  readonly country_code: string;
  readonly branch_code: string | null;
  readonly document_type: string | null;
  readonly document_number: string | null;
  readonly beneficiary_name: string | null;
  readonly account_currency: string | readonly string[] | null;
  readonly account_type: string | null;
};

export type Envelope = {
  readonly data: AccountData | { readonly valid: false } | null;
  readonly errors:
    | { readonly code: number; readonly message: string }
    | { readonly code: number; readonly detail: string }
    | null;
};

/** `bank` waits the configured latency, as if a bank were asked; a number waits exactly that many milliseconds. */
export type Delay = 'none' | 'bank' | number;

export type Reply = { readonly outcome: string; readonly delay: Delay } & (
  | { readonly kind: 'envelope'; readonly code: number; readonly envelope: Envelope }
  | { readonly kind: 'page'; readonly code: number; readonly html: string }
  | { readonly kind: 'endless'; readonly code: number; readonly begins: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' }
);

/** The published messages, letter for letter: the accents are as inconsistent there as here. */
const failures = {
  pending: { code: 202, message: 'Validacion Pendiente', delay: 'bank' },
  stillPending: { code: 202, message: 'Validacion pendiente', delay: 'bank' },
  otherCurrency: { code: 400, message: 'Cuenta credito en otra divisa', delay: 'bank' },
  unauthorized: { code: 401, message: 'Missing API key', delay: 'none' },
  invalid: { code: 404, message: 'Cuenta credito invalida', delay: 'bank' },
  throttled: { code: 429, message: 'Throttling error', delay: 'none' },
  internalError: { code: 500, message: 'Error Interno', delay: 'bank' },
  bankDown: { code: 503, message: 'Error de comunicación', delay: 'bank' },
  unsupported: { code: 512, message: 'Método no disponible en el proveedor', delay: 'none' },
  bankNotCovered: { code: 513, message: 'Banco proveedor no disponible', delay: 'none' },
  countryNotCovered: { code: 514, message: 'Pais no disponible', delay: 'none' },
} as const satisfies Record<string, { readonly code: number; readonly message: string; readonly delay: Delay }>;

export type Failure = keyof typeof failures;

export const failure = (name: Failure): Reply => {
  const { code, message, delay } = failures[name];
  const data = name === 'invalid' ? ({ valid: false } as const) : null;
  return { kind: 'envelope', outcome: name, delay, code, envelope: { data, errors: { code, message } } };
};

export const found = (data: AccountData, outcome = 'valid'): Reply => ({
  kind: 'envelope',
  outcome,
  delay: 'bank',
  code: 200,
  envelope: { data, errors: null },
});

const callerFault = (outcome: string, message: string): Reply => ({
  kind: 'envelope',
  outcome,
  delay: 'none',
  code: 400,
  envelope: { data: null, errors: { code: 400, message } },
});

export const missingParameter = (fields: readonly string[]): Reply =>
  callerFault('missingParameter', `Missing parameter: ${fields.join(', ')}`);

export const invalidParameter = (fields: readonly string[]): Reply =>
  callerFault('invalidParameter', `Invalid parameter: ${fields.join(', ')}. Value is not valid`);

/** A wrong key is told in `detail`, a missing one in `message`: both variants are published. */
export const rejectedKey = (sent: boolean): Reply =>
  sent
    ? {
        kind: 'envelope',
        outcome: 'unauthorized',
        delay: 'none',
        code: 401,
        envelope: { data: null, errors: { code: 401, detail: 'Invalid API key' } },
      }
    : failure('unauthorized');

/** The request is taken and never answered. */
export const silence: Reply = { kind: 'silence', outcome: 'timeout', delay: 'none' };
