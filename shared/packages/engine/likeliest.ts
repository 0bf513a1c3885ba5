import { correctionOf } from '../../anatomy/reading.ts';
import type { AccountFields } from '../../engine/account-fields.ts';
import { common } from '../../engine/findings.ts';
import { judgeAccountWith, refusedAccount } from '../../engine/judge.ts';
import type { AccountJudgement } from '../../engine/judge.ts';
import { packs } from './packs.ts';

/**
 * How far a reading is from what a whole number of an unknown country was meant to be. Nearest is one that is right, then one
 * of which only a check digit is wrong, then one that is too short, then one that is right but doubted and confirmed by
 * nothing; farthest is one that lacks a field beside the number, for almost any digits would do.
 */
function distance(judged: AccountJudgement): number {
  const { ok, state, missing, confirmed, bank, normalized, parts, findings } = judged;
  const doubts = findings.filter(({ level }) => level === 'warning').length;
  const evidence = 8 * confirmed + (bank ? 4 : 0);
  const end = parts.at(-1)?.to ?? 0;
  const far = 20 * doubts - evidence;
  if (ok) return far + (doubts > 0 && confirmed === 0 ? 70 : 0);
  if (findings.some(({ code }) => code.endsWith('_required'))) return far + 400;
  if (state === 'incomplete') return far + 60 + missing;
  if (correctionOf(judged) && normalized.length === end) return far + 10;
  return far + 200 + Math.abs(normalized.length - end);
}

/** The likeliest reading of a number among those of all countries. */
export function likeliest(input: AccountFields): AccountJudgement {
  const readings = packs
    .flatMap((pack) => pack.accounts.map(({ format }) => ({ pack, format })))
    .filter(({ format }) => input.format === undefined || input.format === format)
    .map(({ pack, format }) => judgeAccountWith(pack, { ...input, format }));
  const [nearest] = readings.toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? refusedAccount('', input.accountNumber, common('account.format_unknown'));
}
