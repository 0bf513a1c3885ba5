import { distance, judgeAccountWith } from './judge.ts';
import type { AccountJudgement } from './judge.ts';
import type { AccountFormat } from './names.ts';
import type { State } from './number.ts';
import type { Pack } from './pack.ts';

export interface Candidate {
  readonly country: string;
  readonly format: AccountFormat | undefined;
  readonly normalized: string;
  readonly state: State;
  readonly bank?: { readonly code: string; readonly name: string };
}

/** Every reading under which the number could be right, the best first: fewest objections, then most evidence. */
export function detectIn(packs: readonly Pack[], accountNumber: string): Candidate[] {
  return packs
    .flatMap((pack) => pack.accounts.map(({ format }) => judgeAccountWith(pack, { format, accountNumber })))
    .filter(({ state, normalized }) => state !== 'impossible' && normalized !== '')
    .toSorted((a, b) => distance(a) - distance(b) || evidence(b) - evidence(a))
    .map(({ country, format, normalized, state, bank }) => ({
      country,
      format,
      normalized,
      state,
      ...(bank && { bank }),
    }));
}

function evidence({ confirmed, bank }: AccountJudgement): number {
  return 2 * confirmed + (bank ? 1 : 0);
}
