import { all } from '../formats/all.ts';

const ids: ReadonlyMap<string, string> = new Map(all.map(({ format }) => [format.code, format.id]));

/** Codes that have a page. */
export const explainedCodes = [...ids.keys()];

/** The page that explains a kind of number or document; `undefined` where there is none. */
export const formatPageOf = (code: string): string | undefined => {
  const id = ids.get(code);
  return id && `/formatos/${id}`;
};
