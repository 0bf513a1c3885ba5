import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { bankOf } from '../../registry.ts';
import { zerosOnly } from '../../rules.ts';
import { banks } from './banks.ts';

/** Pichincha, Guayaquil, Pacífico, Internacional: the provider asks them with the number alone. */
const byNumberAlone = new Set(['0010', '0017', '0030', '0032']);

/** Shortest and longest number, as pagsmile (2024) and Gumroad have seen them. */
const usualLengths = new Map<string | undefined, readonly [min: number, max: number]>([
  ['0010', [10, 10]],
  ['0017', [5, 10]],
]);
const elsewhere = [5, 20] as const;

/** A bank's own number. Ecuador has no national key and no check digit; dLocal (2021) lets it have thirty digits. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'ec.local',
  findings: { zeros: 'error', unusual_length: 'warning' },
  layout: layout([{ part: 'account', size: [3, 30] }]),
  rules: [zerosOnly, ({ length }, { bankCode }) => unusualLength(length, bankCode)],
  sandbox: [1, 30],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: (bankCode) => (byNumberAlone.has(bankOf(banks, bankCode)?.code ?? '') ? numberAlone : complete),
});

const numberAlone = { bankCode: 'required' } as const;
const complete = { bankCode: 'required', accountType: 'required', document: 'required' } as const;

function unusualLength(length: number, bankCode: string | undefined): Said<'unusual_length'> | undefined {
  const [min, max] = usualLengths.get(bankOf(banks, bankCode)?.code) ?? elsewhere;
  if (length >= min && length <= max) return undefined;
  return { finding: 'unusual_length', expected: min === max ? `${min}` : `${min}-${max}` };
}
