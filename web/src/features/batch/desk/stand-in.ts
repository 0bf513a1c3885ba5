import type { AskedRow, BatchField } from '#shared/batch/fields.ts';
import type { Country } from '#shared/engine/country.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { CellFinding, MappedBy } from './desk.ts';

/** Stands in for shared/batch on this branch only. */
const names: readonly (readonly [RegExp, BatchField])[] = [
  [/^(id|custom)/i, 'customId'],
  [/pa[ií]s|country/i, 'country'],
  [/cuenta|clabe|cbu|cci|account/i, 'accountNumber'],
  [/banco|bank/i, 'bankCode'],
  [/tipo.*doc/i, 'documentType'],
  [/doc|rfc|cuit|rut|nit/i, 'documentNumber'],
  [/nombre|titular|beneficiari|name/i, 'beneficiaryName'],
  [/ref|folio/i, 'reference'],
];

export const guessColumns = (
  headers: readonly string[],
): readonly { readonly field: BatchField | null; readonly by: MappedBy | null }[] => {
  const taken = new Set<BatchField>();
  return headers.map((header) => {
    const field = names.find(([name, one]) => name.test(header) && !taken.has(one))?.[1];
    if (!field) return { field: null, by: null };
    taken.add(field);
    return { field, by: 'name' };
  });
};

export const judgeRow = (
  asked: AskedRow,
  environment: Environment,
  country: Country | undefined,
): { readonly findings: readonly CellFinding[]; readonly judged: undefined } => {
  if (!country) return { findings: [{ field: 'country', level: 'error', code: 'field.required' }], judged: undefined };
  const { findings } = country.judgeAccount({ ...asked, accountNumber: asked.accountNumber ?? '', mode: environment });
  return {
    findings: findings.map(({ field = 'accountNumber', level, code, position, expected }) => ({
      field,
      level,
      code,
      ...(position !== undefined && { position }),
      ...(expected !== undefined && { expected }),
    })),
    judged: undefined,
  };
};

export const questionOf = ({ customId: _, reference: __, ...asked }: AskedRow): string => JSON.stringify(asked);
