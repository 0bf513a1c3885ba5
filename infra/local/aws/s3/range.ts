import { Refusal } from '../wire.ts';

/** Bytes of an object, the last one included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

const pattern = /^bytes=(\d*)-(\d*)$/;

/** The part that is asked for; undefined for the whole, also where the header makes no sense, as HTTP has it. */
export const rangeOf = (header: string | undefined, size: number): Range | undefined => {
  if (header?.includes(','))
    throw new Refusal('unknownOperation', 'The local cloud does not emulate several ranges in one request.');
  const [, from = '', to = ''] = pattern.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (range.first > range.last) throw new Refusal([416, 'InvalidRange'], 'The requested range is not satisfiable');
  return range;
};
