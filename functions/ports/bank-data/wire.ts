import * as z from 'zod';
import type { BankAnswer, Reply, Silence } from '../../rules/bank/bank-answer.ts';

/**
 * The provider's answer as its examples show it; the schema it declares differs. Everything may be null, `code` may come
 * as text, and echoed country codes are sometimes wrong, so nothing echoed is read; a bank is, for a PIX key names none.
 */
const Message = z.string().trim().min(1).nullish().catch(undefined);

/** A code, type or number that is longer is none. */
const textAtMost = 100;
const Text = z.string().trim().min(1).max(textAtMost).nullish().catch(undefined);

/** Characters of a name, which is cut: who is paid shows in its beginning. Half a pair of surrogates is no character. */
const nameAtMost = 300;
const Name = z
  .string()
  .transform((name) => Array.from(name.toWellFormed()).slice(0, nameAtMost).join('').trim() || undefined)
  .nullish()
  .catch(undefined);

const Currency = z.string().max(textAtMost);

const Wire = z.object({
  data: z
    .object({
      valid: z.boolean().nullish(),
      bank_code: Text,
      beneficiary_name: Name,
      document_type: Text,
      document_number: Text,
      account_type: Text,
      account_currency: z
        .union([Currency, z.array(Currency).max(10)])
        .nullish()
        .catch(undefined),
    })
    .nullish(),
  errors: z
    .object({ code: z.coerce.number().int().optional().catch(undefined), message: Message, detail: Message })
    .nullish(),
});
type Wire = z.output<typeof Wire>;

const accountTypes: Readonly<Record<string, string>> = {
  CONTA_POUPANCA: 'SAVINGS',
  CONTA_CORRENTE: 'CHECKING',
  CONTA_PAGAMENTO: 'PAYMENTS',
  CUENTA_EFECTIVO: 'DEMAND',
  VIRTUAL_ACCOUNT: 'VIRTUAL',
};

/** `MXP` is the peso code Mexico left in 1993. */
const currencies: Readonly<Record<string, string>> = { MXP: 'MXN' };

/** A text, a list or a comma-separated text become one text: `UYU,USD`. */
const currencyOf = (given: string | string[] | null | undefined): string | undefined =>
  [given ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((code) => code.trim().toUpperCase())
    .map((code) => currencies[code] ?? code)
    .filter(Boolean)
    .join(',') || undefined;

/** Brazil's `CPF/CNPJ` says nothing; the length does. A type without a number is of no use to anybody. */
const documentTypeOf = (type: string | null | undefined, number: string | null | undefined): string | undefined => {
  if (!number) return undefined;
  if (type !== 'CPF/CNPJ') return type ?? undefined;
  return number.replace(/[^\w*]/g, '').length > 11 ? 'CNPJ' : 'CPF';
};

/** Codes without a readable `data.valid`: what they mean to us. 429 is unpublished but plausible. */
const silences: Readonly<Record<number, Silence>> = {
  400: 'provider_rejected',
  401: 'provider_credentials',
  403: 'provider_credentials',
  429: 'provider_busy',
  500: 'provider_error',
  503: 'bank_unavailable',
  512: 'method_not_covered',
  513: 'bank_not_covered',
  514: 'country_not_covered',
};

/**
 * Reads one answer. The code in the body decides, the HTTP status only where the body has none: the provider answers
 * errors under HTTP 200 as well, and proxies rewrite its statuses 512 to 514.
 */
export const readAnswer = (httpStatus: number, body: string): Reply => {
  const wire = parse(body);
  if (!wire) return { kind: 'silent', reason: silences[httpStatus] ?? 'provider_unreadable' };
  const code = wire.errors?.code ?? httpStatus;
  if (code === 202) return { kind: 'pending' };
  // Only the provider's own code condemns an account: a bare HTTP 404 is a wrong address.
  if (wire.errors?.code === 404) return { kind: 'refused', reason: 'account_not_found' };
  if (code === 400 && /divisa/i.test(wire.errors?.message ?? '')) return { kind: 'refused', reason: 'other_currency' };
  if (!wire.errors && wire.data && code === 200) return found(wire.data);
  return { kind: 'silent', reason: silences[code] ?? 'provider_error' };
};

const parse = (body: string): Wire | undefined => {
  try {
    return Wire.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

const found = (data: NonNullable<Wire['data']>): BankAnswer =>
  data.valid === false
    ? { kind: 'refused', reason: 'account_not_found' }
    : data.valid !== true
      ? { kind: 'silent', reason: 'provider_unreadable' }
      : {
          kind: 'found',
          bankCode: data.bank_code ?? undefined,
          beneficiary: data.beneficiary_name ?? undefined,
          accountType: data.account_type ? (accountTypes[data.account_type] ?? data.account_type) : undefined,
          currency: currencyOf(data.account_currency),
          documentType: documentTypeOf(data.document_type, data.document_number),
          documentNumber: data.document_number ?? undefined,
        };
