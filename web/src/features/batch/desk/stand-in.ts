import type { BatchField } from '#shared/batch/fields.ts';
import type { MappedBy } from './desk.ts';

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
