/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import type { Beside } from './check-digits.ts';
import { packs } from './index.ts';
import { judgeNumber } from './number.ts';
import type { NumberKind } from './pack.ts';

interface Vector {
  readonly input: string;
  readonly normalized?: string;
  /** Other fields of the same account, where its digits cover them. */
  readonly beside?: Beside;
  /** `doubted`: wrong by the algorithm, yet numbers like it are in use. */
  readonly verdict: string;
  readonly why?: string;
}

interface VectorFile {
  readonly kind: string;
  readonly numbers: readonly Vector[];
}

const files = Object.values(import.meta.glob<VectorFile>('./vectors/*.json', { eager: true, import: 'default' }));

const kinds: (NumberKind | undefined)[] = packs.flatMap(({ accounts, documents }) => [
  ...accounts,
  ...documents,
  ...accounts.flatMap(({ companions = {} }) => Object.values(companions)),
]);

describe.each(files)('$kind', ({ kind: code, numbers }) => {
  const kind = kinds.find((known) => known?.code === code);

  test.each(numbers)('"$input" is $verdict', ({ input, normalized = input, beside = {}, verdict, why }) => {
    if (!kind) throw new Error(`no pack has ${code}`);
    const judged = judgeNumber(kind, input, beside, 'production', 'account');
    const levels = judged.findings.map(({ level }) => level);
    const reached = levels.includes('error') ? 'refused' : levels.includes('warning') ? 'doubted' : 'accepted';
    expect({ reached, why }).toEqual({ reached: verdict, why });
    expect(judged.normalized).toBe(normalized);
  });
});
