import { UnreadableSheet } from '../../batch/sheet.ts';

/** Hears of the elements of a part in their order, by their names without prefix: `<x:row>` is a row as well. */
export interface Listener {
  /** `tag`: what stands between `<` and `>`, for `attributeOf`. */
  readonly open?: (name: string, tag: string) => void;
  readonly close?: (name: string) => void;
  /** `isVerbatim`: nothing in it is escaped. */
  readonly text?: (text: string, isVerbatim: boolean) => void;
}

export interface Scanner {
  readonly push: (piece: string) => void;
  readonly end: () => void;
}

/** No text of a cell and no tag is longer, however it is escaped. */
const longest = 1_000_000;
const codes = { quote: 34, apostrophe: 39, slash: 47, colon: 58, greater: 62, space: 32 };

/** Sections whose ends are marked; of them only CDATA is text. */
const sections = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
] as const;

/** The end of a tag: the first `>` that no quotes hold. */
const tagEnd = (text: string, from: number): number => {
  let quote = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === codes.greater) return at;
    else if (code === codes.quote || code === codes.apostrophe) quote = code;
  }
  return -1;
};

/** The name that begins at `from`, without its prefix. */
const nameAt = (text: string, from: number, end: number): string => {
  let [start, at] = [from, from];
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === codes.colon) start = at + 1;
    else if (code <= codes.space || code === codes.slash) break;
  }
  return text.slice(start, at);
};

/** Reads markup piece by piece. A part that declares entities is refused: none is ever expanded. */
export const createScanner = ({ open, close, text: heard }: Listener): Scanner => {
  let rest = '';
  let depth = 0;

  const closed = (name: string): void => {
    if (--depth < 0) throw new UnreadableSheet('damaged');
    close?.(name);
  };

  const tag = (text: string, from: number, end: number): void => {
    if (text.charCodeAt(from) === codes.slash) return closed(nameAt(text, from + 1, end));
    const name = nameAt(text, from, end);
    const isEmpty = text.charCodeAt(end - 1) === codes.slash;
    depth++;
    open?.(name, text.slice(from, isEmpty ? end - 1 : end));
    if (isEmpty) closed(name);
  };

  /** Where a section ends that begins here, or -1; `undefined` where none does. */
  const section = (text: string, at: number): number | undefined => {
    const kind = sections.find(({ begin }) => text.startsWith(begin, at));
    if (!kind) return undefined;
    const end = text.indexOf(kind.end, at + kind.begin.length);
    if (end < 0) return -1;
    if (kind.isText) heard?.(text.slice(at + kind.begin.length, end), true);
    return end + kind.end.length;
  };

  const isWhole = (text: string, at: number): boolean => text.length - at > '<![CDATA['.length;

  /** Where what follows this `<` goes on; -1 where its end is not here yet. */
  const after = (text: string, at: number, isLast: boolean): number => {
    const code = text.charAt(at + 1);
    if (code === '!' || code === '?') {
      if (!isLast && !isWhole(text, at)) return -1;
      const end = section(text, at);
      if (end === undefined) throw new UnreadableSheet('suspicious');
      return end;
    }
    const end = tagEnd(text, at + 1);
    if (end >= 0) tag(text, at + 1, end);
    return end < 0 ? -1 : end + 1;
  };

  /** Reads what is whole; tells how far. */
  const read = (text: string, isLast: boolean): number => {
    let done = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', done)) {
      if (at > done) heard?.(text.slice(done, at), false);
      done = at;
      const next = after(text, at, isLast);
      if (next < 0) return done;
      done = next;
    }
    return done;
  };

  return {
    push: (piece) => {
      const text = rest + piece;
      rest = text.slice(read(text, false));
      if (rest.length > longest) throw new UnreadableSheet('cellTooLong');
    },
    end: () => {
      const done = read(rest, true);
      if (depth !== 0 || rest.slice(done).trim() !== '') throw new UnreadableSheet('damaged');
    },
  };
};
