import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A number and what is right about it; a doubted one is in use although it breaks its rule, so it may be taken or not. */
export interface Vector {
  readonly input: string;
  readonly verdict: 'accepted' | 'refused' | 'doubted';
  readonly beside?: object;
}

const folder = join(import.meta.dirname, '../../shared/engine/vectors');

/** The test vectors of each kind that can be judged alone. */
export const vectorsByKind = async (): Promise<ReadonlyMap<string, readonly Vector[]>> => {
  const byKind = new Map<string, readonly Vector[]>();
  for (const name of await readdir(folder)) {
    const file = JSON.parse(await readFile(join(folder, name), 'utf8')) as { kind: string; numbers: Vector[] };
    const alone = file.numbers.filter(({ beside }) => beside === undefined);
    byKind.set(file.kind, [...(byKind.get(file.kind) ?? []), ...alone]);
  }
  return byKind;
};

/** Those of which everybody has to say the same. */
export const clearOf = (vectors: readonly Vector[]): readonly Vector[] =>
  vectors.filter(({ verdict }) => verdict !== 'doubted');

/** How many are judged as the vector says. */
export const agreed = (judge: (text: string) => boolean, vectors: readonly Vector[]): number =>
  vectors.filter(({ input, verdict }) => judge(input) === (verdict === 'accepted')).length;
