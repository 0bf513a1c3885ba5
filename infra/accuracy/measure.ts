import { judgeAccount, judgeDocument, packs } from '#shared/engine/index.ts';
import { stdnumOf, stdnumVersion } from './peers.ts';
import { agreed, clearOf, vectorsByKind } from './vectors.ts';

type Judge = (text: string) => boolean;

/** Every kind of number and document, as the engine judges it. */
const judges = (): readonly (readonly [code: string, judge: Judge])[] =>
  packs.flatMap(({ country, accounts, documents }) => [
    ...accounts.map(
      ({ code, format }) =>
        [code, (accountNumber: string) => judgeAccount({ country, format, accountNumber }).ok] as const,
    ),
    ...documents.map(
      ({ code, type }) => [code, (number: string) => judgeDocument({ country, type, number }).ok] as const,
    ),
  ]);

/** How often the engine and the npm package stdnum are right about the numbers that both judge. */
export const measureAccuracy = async () => {
  const vectors = await vectorsByKind();
  const kinds = judges().flatMap(([code, ours]) => {
    const theirs = stdnumOf(code);
    const clear = clearOf(vectors.get(code) ?? []);
    if (!theirs || clear.length === 0) return [];
    return [{ code, vectors: clear.length, engine: agreed(ours, clear), stdnum: agreed(theirs, clear) }];
  });
  const total = (what: 'vectors' | 'engine' | 'stdnum') => kinds.reduce((sum, kind) => sum + kind[what], 0);
  return {
    stdnumVersion,
    vectors: total('vectors'),
    engine: total('engine'),
    stdnum: total('stdnum'),
    kinds,
  };
};
