import type { Country } from '#shared/engine/country.ts';
import { explainNumber, type DigitSum } from '#shared/engine/explain.ts';
import { judgeNumber } from '#shared/engine/number.ts';
import type { NumberKind } from '#shared/engine/pack.ts';
import type { Demo } from './examples.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import type { FieldLimits } from '#shared/anatomy/sentence.ts';

/** What the demo asks the engine about its number. */
export interface DemoNumber {
  readonly judge: (text: string) => Judged;
  readonly limits: FieldLimits | undefined;
  /** The sums of its check digits; none where the engine knows no sum. */
  readonly explain: (text: string) => readonly DigitSum[] | undefined;
  /** The bank it is an account of, where the number does not say. */
  readonly bank: string | undefined;
}

const withSums = (digitSums: readonly DigitSum[]) =>
  digitSums.some(({ weights }) => weights.length > 0) ? digitSums : undefined;

const accountNumber = (country: Country, { format, bankCode }: Demo): DemoNumber => ({
  judge: (text) => country.judgeAccount({ format, bankCode, accountNumber: text }),
  explain: (text) => withSums(country.explainCheckDigits({ format, bankCode, accountNumber: text })),
  limits: country.requirements(bankCode, format)?.fields.find(({ field }) => field === 'accountNumber'),
  bank: country.pack.banks.byCode.get(bankCode ?? '')?.shortName,
});

const besideNumber = (country: Country, kind: NumberKind, demo: Demo): DemoNumber => ({
  judge: (text) => {
    const judged = judgeNumber(kind, text, {}, 'production', 'account');
    const bank = country.pack.banks.byCode.get(judged.normalized);
    return { ...judged, ...(bank && { bank: { code: bank.code, name: bank.shortName } }) };
  },
  explain: (text) => withSums(explainNumber(kind, text, {})),
  limits: country.requirements(undefined, demo.format)?.fields.find(({ field }) => field === demo.companion),
  bank: undefined,
});

export const demoNumberOf = (country: Country, demo: Demo): DemoNumber => {
  const { companions } = country.pack.accounts.find(({ format }) => format === demo.format) ?? {};
  const kind = demo.companion && companions?.[demo.companion];
  return kind ? besideNumber(country, kind, demo) : accountNumber(country, demo);
};
