import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch, InFlight } from '../rules/batches/batch.ts';
import { closingBy, givenUp, isClosedIn, type Closing } from '../rules/batches/closing.ts';
import type { Closed } from '../rules/batches/count-closed.ts';
import { secondsBetween } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';

export const becamePorts = [
  'rowsAtWork.findAll',
  'rowsAtWork.close',
  'validations.findAll',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof becamePorts)[number]>;

/** A row that takes longer waits for its bank, or for whoever died while asking. */
const lateAfterSeconds = 15;
/** Nobody asks about it any more: the message was lost, or the bank was not to be asked. */
const lostAfterSeconds = 60;
/** Longer than any bank is waited for: neither the row nor its validation can be read. */
const unreadableAfterSeconds = 15 * 60;
/** So long it is sent again: whoever is told of it cannot work at it, and the others are not to wait for it for ever. */
const sentAgainForSeconds = 30 * 60;

/** What became of the rows that were in flight. */
export interface Became {
  readonly closed: readonly { readonly flying: InFlight; readonly row: Closed }[];
  /** Rows nobody asks about: they are sent again. */
  readonly lost: readonly InFlight[];
  /** The line of each row that can be read. */
  readonly lines: ReadonlyMap<number, string | undefined>;
}

type Fate = 'flying' | 'lost' | Closing;

/** Given up long after it was sent for the last time: then nobody who was told of it lives, and nobody may ask any more. */
const unaskedFate = ({ at, sentAt }: InFlight, now: string): Fate => {
  const since = secondsBetween(sentAt ?? at, now);
  const isLastSent = sentAt !== undefined && secondsBetween(at, sentAt) > sentAgainForSeconds;
  if (isLastSent) return since > unreadableAfterSeconds ? givenUp : 'flying';
  return since > lostAfterSeconds ? 'lost' : 'flying';
};

const fateOf = (flying: InFlight, validation: Validation | undefined, now: string): Fate => {
  if (flying.isGivenUp) return givenUp;
  const isOver = secondsBetween(flying.at, now) > unreadableAfterSeconds;
  if (validation) return closingBy(validation) ?? (isOver && validation.status === 'UNREADABLE' ? givenUp : 'flying');
  return unaskedFate(flying, now);
};

/** Looks at the validations of rows that are late, and closes those that are final. */
const lateFates = async (ports: Ports, batch: Batch, late: readonly InFlight[], now: string) => {
  if (late.length === 0) return [];
  const found = await ports.validations.findAll(
    batch.userId,
    late.map(({ validationId }) => validationId),
  );
  const byId = new Map(found.map((validation) => [validation.id, validation]));
  return Promise.all(
    late.map(async (flying) => {
      const fate = fateOf(flying, byId.get(flying.validationId), now);
      if (fate !== 'lost' && fate !== 'flying') await ports.rowsAtWork.close(batch.id, flying.row, batch.attempt, fate);
      return { flying, fate };
    }),
  );
};

/** Reads the rows in flight, and of those that are late their validations. */
export const became = async (ports: Ports, batch: Batch, now: string): Promise<Became> => {
  const { id, inFlight, attempt } = batch;
  const numbers = inFlight.map(({ row }) => row);
  const rows = new Map((await ports.rowsAtWork.findAll(id, numbers)).map((row) => [row.row, row]));
  const [closed, open]: [Became['closed'][number][], InFlight[]] = [[], []];
  for (const flying of inFlight) {
    const row = rows.get(flying.row);
    if (row && isClosedIn(row, attempt)) closed.push({ flying, row });
    else open.push(flying);
  }
  const late = open.filter(({ at, isGivenUp }) => isGivenUp || secondsBetween(at, now) > lateAfterSeconds);
  const lost: InFlight[] = [];
  for (const { flying, fate } of await lateFates(ports, batch, late, now)) {
    if (fate === 'lost') lost.push(flying);
    else if (fate !== 'flying') closed.push({ flying, row: { ...rows.get(flying.row), ...fate } });
  }
  return { closed, lost, lines: new Map([...rows].map(([number, { line }]) => [number, line])) };
};
