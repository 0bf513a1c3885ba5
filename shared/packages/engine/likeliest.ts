import { correctionOf } from '../../anatomy/reading.ts';
import type { AccountFields } from '../../engine/account-fields.ts';
import { common } from '../../engine/findings.ts';
import { judgeAccountWith, refusedAccount } from '../../engine/judge.ts';
import type { AccountJudgement } from '../../engine/judge.ts';
import { packs } from './packs.ts';

/**
 * How far a reading is from what a whole number of an unknown country was meant to be. Nearest is one that is right, then one
 * of which only a check digit is wrong, then one that is too short; farthest is one that lacks a field beside the number, for
 * almost any digits would do. Confirmed check digits and a known bank speak for a reading, warnings against it.
 */
function distance(judged: AccountJudgement): number {
  const { confirmed, bank, findings } = judged;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  return baseOf(judged) + 20 * warnings - 8 * confirmed - (bank ? 4 : 0);
}

function baseOf(judged: AccountJudgement): number {
  const { ok, state, missing, normalized, parts, findings } = judged;
  if (ok) return 0;
  if (findings.some(({ code }) => code.endsWith('_required'))) return 400;
  if (state === 'incomplete') return 60 + missing;
  if (correctionOf(judged) && normalized.length === parts.at(-1)?.to) return 10;
  return 200 + Math.abs(normalized.length - (parts.at(-1)?.to ?? 0));
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
