import { expect, test } from 'vitest';
import { judgeAccount, judgeDocument, packs } from './index.ts';
import type { Finding } from './index.ts';
import type { JudgedPart, State } from './number.ts';

interface Judgement {
  readonly ok: boolean;
  readonly normalized: string;
  readonly state: State;
  readonly missing: number;
  readonly parts: readonly JudgedPart[];
  readonly findings: readonly Finding[];
}

/** Always the same texts: a linear congruential generator (Numerical Recipes), its low bits left out for they repeat. */
let seed = 20261120;
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const digits = Array.from('0123456789');
const written = Array.from('0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ.-/ ');
const anything = [...written, ...Array.from('añzé@_+,%\t\n\u00a0\u2013\u0301０Ａ٣ßﬁ😀\u{d800}\u200b\u0000\uffff')];

/** Half of them digits only, as long as numbers are; the others ever stranger. */
function randomText(): string {
  const alphabet = [digits, digits, written, anything][random(4)] ?? digits;
  let text = '';
  for (let left = random(32); left > 0; left--) text += alphabet[random(alphabet.length)] ?? '';
  return text;
}

const modes = ['production', 'production', 'production', 'sandbox'] as const;

const judges: readonly ((text: string) => Judgement)[] = packs.flatMap(({ country, accounts, documents }) => [
  ...[undefined, ...accounts.map(({ format }) => format)].map((format) => (accountNumber: string) => {
    const besides =
      random(4) === 0 ? { bankCode: randomText(), branchCode: randomText(), routingNumber: randomText() } : {};
    return judgeAccount({ country, format, accountNumber, mode: modes[random(4)], ...besides });
  }),
  ...documents.map(
    ({ type }) =>
      (number: string) =>
        judgeDocument({ country, type, number, mode: modes[random(4)] }),
  ),
]);

/** What no judgement may say, whatever was typed. */
const contradictions: Readonly<Record<string, (judged: Judgement) => boolean>> = {
  'ok with an error, or refused without one': ({ ok, findings }) =>
    ok === findings.some(({ level }) => level === 'error'),
  'ok but not well-formed': ({ ok, state }) => ok && state !== 'well-formed',
  'characters missing of a number that is long enough': ({ state, missing }) => state === 'well-formed' && missing > 0,
  'parts that are not the number from left to right': ({ normalized, parts }) =>
    parts.some(({ from, to, value }, i) => from !== (parts[i - 1]?.to ?? 0) || value !== normalized.slice(from, to)),
  'a finding beyond the number': ({ normalized, parts, findings }) =>
    findings.some(
      ({ position = 1, field }) =>
        field === undefined && (position < 1 || position > Math.max(normalized.length, parts.at(-1)?.to ?? 0) + 1),
    ),
};

test('a million texts are judged without throwing, and no judgement contradicts itself', () => {
  const objections: string[] = [];
  const objects = Object.entries(contradictions);
  for (let i = 0; i < 1_000_000; i++) {
    const text = randomText();
    const judged = judges[i % judges.length]?.(text);
    for (const [name, isContradiction] of objects) {
      if (!judged || isContradiction(judged)) objections.push(`${name}: ${JSON.stringify(text)}`);
    }
  }
  expect(objections.slice(0, 10)).toEqual([]);
}, 60_000);
