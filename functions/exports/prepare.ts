import { noticeDue } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { idOf } from '../proof.ts';
import type { AccountExport } from '../store/exports/account-exports.ts';
import type { Place } from '../store/exports/exported-rows.ts';
import { entriesOf, readMeEntry } from './entries.ts';
import { zipOf } from './zip.ts';

export const preparePorts = [
  'exportedRows.page',
  'exportFiles.putPiece',
  'exportFiles.piece',
  'exportFiles.putWhole',
  'ownFiles.removeExports',
  'accountExports.note',
  'accountExports.finish',
  'accountExports.leave',
  'mailQueue.add',
  'clock.now',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof preparePorts)[number]>;

/** So many rows at most are in memory, and so much text of them: they are packed, and others follow. */
const rowsPerPiece = 20_000;
const textPerPiece = 16_000_000;
/**
 * All pieces and the whole of them stand in memory at once, twice where two are made. A function that runs out of it counts
 * nothing, and would die of the same copy every minute: one that is larger fails by itself, and is parked.
 */
const bytesAtMost = 180_000_000;
/** A turn of one ends after this long, so that others get theirs. */
const turnMs = 12_000;

/** Reads on until a piece is full, time is up, or nothing follows. */
const collect = async ({ exportedRows }: Ports, one: AccountExport, deadline: number) => {
  const collected = new Map<string, Readonly<Record<string, unknown>>[]>();
  let place: Place | undefined = one.place;
  let [rows, text] = [0, 0];
  while (place && rows < rowsPerPiece && text < textPerPiece && performance.now() < deadline) {
    const page = await exportedRows.page(one, place);
    for (const { file, row } of page.rows) {
      const known = collected.get(file);
      if (known) known.push(row);
      else collected.set(file, [row]);
      text += JSON.stringify(row).length;
    }
    rows += page.rows.length;
    place = page.next;
  }
  return { collected, place, rows };
};

const piecesOf = async ({ exportFiles }: Ports, one: AccountExport): Promise<readonly Uint8Array[]> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (let piece = 0; piece < one.pieces; piece++) {
    const read = await exportFiles.piece(one, piece);
    bytes += read.length;
    if (bytes > bytesAtMost) throw new Error('A copy is larger than a function can hold');
    pieces.push(read);
  }
  return pieces;
};

/** Under an id that follows from its own, so a repeated turn mails nothing twice. */
const tell = ({ mailQueue }: Ports, { userId, id, askedAt }: AccountExport): Promise<void> =>
  mailQueue.add(noticeDue(idOf('mail', askedAt, id), userId, { mail: 'exportReady' }));

/** Puts together what was collected before, and what was collected now. */
const finish = async (ports: Ports, one: AccountExport, last: Uint8Array, rows: number): Promise<void> => {
  const whole = zipOf([...(await piecesOf(ports, one)), last, readMeEntry(one.askedAt)]);
  await ports.exportFiles.putWhole(one, whole);
  // Before it is said to be ready: whoever dies in between says it again, and the mail leaves once.
  await tell(ports, one);
  await ports.accountExports.finish(one, { rows, bytes: whole.length }, ports.clock.now());
};

/** One more piece; `undefined` once the whole stands there. */
const turn = async (ports: Ports, one: AccountExport, deadline: number): Promise<AccountExport | undefined> => {
  const { collected, place, rows } = await collect(ports, one, deadline);
  const { parts, bytes } = entriesOf(collected, one.parts, one.askedAt);
  const sum = one.rows + rows;
  if (place === undefined) {
    await finish(ports, one, bytes, sum);
    return undefined;
  }
  await ports.exportFiles.putPiece(one, one.pieces, bytes);
  await ports.accountExports.note(one, { place, parts, rows: sum });
  return { ...one, place, parts, rows: sum, pieces: one.pieces + 1 };
};

export type Prepared = 'goesOn' | 'ready' | 'gone';

/**
 * Makes the copy that somebody asked for, a piece after the other, or takes away the file of one whose time is over. Every
 * write is conditional on what was read, and every file has its place: it may be killed anywhere, and repeated.
 */
export const prepare = async (ports: Ports, one: AccountExport, deadline: number): Promise<Prepared> => {
  if (one.stage !== 'collecting') {
    await ports.ownFiles.removeExports(one.userId);
    await ports.accountExports.leave(one);
    return 'gone';
  }
  // What is left of the copy before it.
  if (one.pieces === 0) await ports.ownFiles.removeExports(one.userId);
  const ends = Math.min(deadline, performance.now() + turnMs);
  let left: AccountExport | undefined = one;
  do left = await turn(ports, left, ends);
  while (left && performance.now() < ends);
  return left ? 'goesOn' : 'ready';
};
