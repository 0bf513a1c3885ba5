import { describe, expect, test } from 'vitest';
import { packs } from './index.ts';
import { judgeNumber } from './number.ts';
import alias from './vectors/ar-alias.json' with { type: 'json' };
import cbu from './vectors/ar-cbu.json' with { type: 'json' };
import cuit from './vectors/ar-cuit.json' with { type: 'json' };
import cvu from './vectors/ar-cvu.json' with { type: 'json' };
import clabe from './vectors/mx-clabe.json' with { type: 'json' };
import curp from './vectors/mx-curp.json' with { type: 'json' };
import rfc from './vectors/mx-rfc.json' with { type: 'json' };

interface Vector {
  readonly input: string;
  readonly normalized?: string;
  /** `doubted`: wrong by the algorithm, yet numbers like it are in use. */
  readonly verdict: string;
  readonly why?: string;
}

const files: readonly { kind: string; numbers: readonly Vector[] }[] = [alias, cbu, cuit, cvu, clabe, curp, rfc];

describe.each(files)('$kind', ({ kind: code, numbers }) => {
  const kind = packs.flatMap(({ accounts, documents }) => [...accounts, ...documents]).find((k) => k.code === code);

  test.each(numbers)('"$input" is $verdict', ({ input, normalized = input, verdict, why }) => {
    if (!kind) throw new Error(`no pack has ${code}`);
    const judged = judgeNumber(kind, input, {}, 'production', 'account');
    const levels = judged.findings.map(({ level }) => level);
    const reached = levels.includes('error') ? 'refused' : levels.includes('warning') ? 'doubted' : 'accepted';
    expect({ reached, why }).toEqual({ reached: verdict, why });
    expect(judged.normalized).toBe(normalized);
  });
});
