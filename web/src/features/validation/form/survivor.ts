import type { Country } from '#shared/engine/country.ts';
import type { AccountJudgement } from '#shared/engine/judge.ts';
import { emptyDraft, type Draft } from './draft.ts';

/** What a form keeps in any country: who is paid, for what, and whether it is a test. */
export const keptAbroad = ({ environment, beneficiaryName, reference }: Draft): Draft => ({
  ...emptyDraft,
  environment,
  beneficiaryName,
  reference,
});

/** The number, where it can be right in the other country without a doubt, in the format it is right in. */
export const survivorOf = (
  { accountNumber }: Draft,
  here: AccountJudgement,
  { pack, judgeAccount }: Country,
): Partial<Draft> => {
  const isProvenHere = here.state === 'well-formed' && here.confirmed > 0;
  const formats = pack.accounts.map(({ format }) => judgeAccount({ format, accountNumber }));
  const right = formats.find(
    ({ state, confirmed, findings }) =>
      state === 'well-formed' &&
      (!isProvenHere || confirmed > 0) &&
      !findings.some(({ level, field }) => level === 'warning' && !field),
  );
  return right?.format ? { accountNumber, accountFormat: right.format } : {};
};
