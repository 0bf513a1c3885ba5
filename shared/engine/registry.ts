import { grouped, normalise } from './normalise.ts';

export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly aliases: readonly string[];
  /** `unlisted`: absent from the newest public list, yet possibly alive. */
  readonly status: 'active' | 'historical' | 'unlisted';
  /** The code the bank-data provider wants, where it is another one; false where it has none and the bank's own means another. */
  readonly provider?: string | false;
  /** The bank-data provider answers for its accounts; of others only the format can be checked. */
  readonly askable: boolean;
}

interface More {
  readonly aliases?: readonly string[];
  readonly status?: Bank['status'];
  readonly provider?: string | false;
  /** Codes of other systems that name the same bank. */
  readonly codes?: readonly string[];
}

export type BankRow = readonly [code: string, shortName: string, name: string, more?: More];

export interface Registry {
  readonly banks: readonly Bank[];
  readonly byCode: ReadonlyMap<string, Bank>;
  /** The same for codes of digits, as `asNumber` reads them: found in a third of the time. */
  readonly byNumber: ReadonlyMap<number, Bank>;
}

/**
 * Reads the compact rows of a country and, in one text, the codes of the banks that the provider does not list. A bank's own code
 * wins over another system's equal one.
 */
export function registry(rows: readonly BankRow[], notAsked = ''): Registry {
  const byCode = new Map<string, Bank>();
  const silent = new Set(notAsked.split(' '));
  const banks = rows.map(([code, shortName, name, more = {}]) => {
    const { aliases = [], status = 'active', provider } = more;
    const askable = provider !== false && !silent.has(code);
    const bank = { code, name, shortName, aliases, status, askable, ...(provider !== undefined && { provider }) };
    byCode.set(code, bank);
    return bank;
  });
  for (const [code, , , more] of rows) {
    const bank = byCode.get(code);
    for (const other of more?.codes ?? []) if (bank && !byCode.has(other)) byCode.set(other, bank);
  }
  const byNumber = new Map([...byCode].map(([code, bank]) => [asNumber(code) ?? -1, bank]));
  return { banks, byCode, byNumber };
}

/** The bank with exactly this code. */
export function bankWith({ byCode, byNumber }: Registry, code: string): Bank | undefined {
  const number = asNumber(code);
  return number === undefined ? byCode.get(code) : byNumber.get(number);
}

/** A code of digits with a 1 ahead, so that leading zeros count: 002 is 1002. Longer ones would not be small integers. */
function asNumber(code: string): number | undefined {
  if (code.length > 8) return undefined;
  let number = 1;
  for (let i = 0; i < code.length; i++) {
    const digit = code.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

/** The bank a field names, however its code is written. */
export function bankOf({ byCode }: Registry, typed: string | undefined): Bank | undefined {
  return typed === undefined ? undefined : byCode.get(normalise(typed, grouped));
}

const accents = /\p{M}/gu;

function folded(text: string): string {
  return text.normalize('NFKD').replace(accents, '').toLowerCase();
}

/** Banks whose code, names or aliases hold every word of the query, the nearest first; case and accents do not count. */
export function findBanks({ banks }: Registry, query: string): Bank[] {
  const wanted = folded(query).trim();
  const words = wanted.split(/\s+/);
  return banks
    .map((bank) => ({ bank, names: [bank.code, bank.shortName, bank.name, ...bank.aliases].map(folded) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ bank, names }) => ({ bank, far: distance(names, wanted) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ bank }) => bank);
}

/** 0 the very name, 1 how a name begins, 2 elsewhere. */
function distance(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}
