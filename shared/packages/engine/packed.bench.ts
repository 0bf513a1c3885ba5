import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdnumOf } from '../../../infra/accuracy/peers.ts';
import { agreed, clearOf, vectorsByKind, type Vector } from '../../../infra/accuracy/vectors.ts';
import { buildPackage } from '../../../infra/packages/build.ts';
import { engine } from '../../../infra/packages/engine.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { judgeAccount, judgeDocument, packs } from '../../engine/index.ts';
import type * as face from './index.ts';

type Face = Pick<typeof face, 'judge' | 'judgeDocument'>;

interface Kind {
  readonly code: string;
  readonly inputs: readonly string[];
  readonly vectors: readonly Vector[];
  readonly source: (text: string) => boolean;
  readonly packed: (text: string) => boolean;
  readonly theirs: ReturnType<typeof stdnumOf>;
}

const kindsOf = (vectors: ReadonlyMap<string, readonly Vector[]>, packed: Face): readonly Kind[] =>
  packs.flatMap(({ country, accounts, documents }) => {
    const known = (code: string) => {
      const of = vectors.get(code) ?? [];
      return { code, vectors: of, inputs: of.map(({ input }) => input), theirs: stdnumOf(code) };
    };
    return [
      ...accounts.map(({ code, format }) => ({
        ...known(code),
        source: (accountNumber: string) => judgeAccount({ country, format, accountNumber }).ok,
        packed: (accountNumber: string) => packed.judge({ country, format, accountNumber }).ok,
      })),
      ...documents.map(({ code, type }) => ({
        ...known(code),
        source: (number: string) => judgeDocument({ country, type, number }).ok,
        packed: (number: string) => packed.judgeDocument({ country, type, number }).ok,
      })),
    ].filter(({ inputs }) => inputs.length > 0);
  });

let accepted = 0;

/** Nanoseconds for one number. */
const time = (judge: (text: string) => boolean, numbers: readonly string[], passes: number): number => {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const number of numbers) if (judge(number)) accepted++;
  return ((performance.now() - start) * 1e6) / (passes * numbers.length);
};

const rounds = 41;

/** Both take turns, each first in every other round, so that what else the machine does hits both: the median counts. */
const shareOf = (one: (text: string) => boolean, other: (text: string) => boolean, numbers: readonly string[]) => {
  const shares = Array.from({ length: rounds }, (_, round) => {
    const passes = Math.ceil(4_000 / numbers.length);
    const first = round % 2 === 0 ? time(one, numbers, passes) : undefined;
    const second = time(other, numbers, passes);
    return (first ?? time(one, numbers, passes)) / second;
  });
  return percentile(shares, 0.5);
};

async function measure(): Promise<Figure[]> {
  const built = await mkdtemp(join(tmpdir(), 'engine-'));
  try {
    await buildPackage(engine, built);
    const packed = (await import(join(built, 'dist/index.js'))) as Face;
    const kinds = kindsOf(await vectorsByKind(), packed);
    for (const { source, packed: other, theirs, inputs } of kinds)
      for (const judge of [source, other, theirs ?? source]) time(judge, inputs, 60);
    const speeds = kinds.map(({ code, source, packed: other, inputs }) => ({
      code,
      share: shareOf(other, source, inputs),
    }));
    const contested = kinds.flatMap(({ theirs, ...kind }) => (theirs ? [{ ...kind, theirs }] : []));
    const judged = contested.map(({ code, packed: ours, theirs, inputs, vectors }) => {
      const clear = clearOf(vectors);
      return {
        what: `${code}: ${agreed(ours, clear)} of ${clear.length} right, stdnum ${agreed(theirs, clear)}; time of it`,
        value: 100 * shareOf(ours, theirs, inputs),
        unit: '%',
      };
    });
    const median = percentile(
      speeds.map(({ share }) => share),
      0.5,
    );
    return [
      ...speeds.map(({ code, share }) => ({
        what: `${code}: packed, as a share of source`,
        value: 100 * share,
        unit: '%',
      })),
      { what: 'all kinds, median: packed, as a share of source', value: 100 * median, unit: '%', budget: 105 },
      ...judged,
    ];
  } finally {
    await rm(built, { recursive: true });
  }
}

export default measure;
