import { crcBegin, crcEnd, crcOver } from '../xlsx/crc.ts';

/** A part of a zip file; what its heads say of it may be another thing. */
export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly says?: Partial<Record<'flags' | 'method' | 'crc' | 'packed' | 'size' | 'head', number>>;
}

const encoder = new TextEncoder();

const packed = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Numbers as zip files have them: `[bytes, value]`, the low byte first. */
const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    fields.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );

const joined = (pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** A zip file put together by hand, as true or as false as its parts are. */
export const zipOf = async (parts: readonly Part[], count = parts.length): Promise<Uint8Array<ArrayBuffer>> => {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, content, says } of parts) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const body = await packed(bytes);
    const crc = crcEnd(crcOver(crcBegin, bytes));
    const said = { flags: 0, method: 8, crc, packed: body.length, size: bytes.length, head: at, ...says };
    const title = encoder.encode(name);
    const about = [
      [2, said.flags],
      [2, said.method],
      [4, 0],
      [4, said.crc],
      [4, said.packed],
      [4, said.size],
      [2, title.length],
      [2, 0],
    ] as const;
    const whole = joined([numbers([4, 0x04034b50], [2, 20], ...about), title, body]);
    bodies.push(whole);
    list.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, said.head]),
      title,
    );
    at += whole.length;
  }
  const listed = joined(list);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, at], [2, 0]);
  return joined([...bodies, listed, end]);
};
