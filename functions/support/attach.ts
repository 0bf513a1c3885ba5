import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { isPicture } from '../rules/support/picture.ts';
import type { Attached } from '../store/support/ticket.ts';

export const attachPorts = [
  'attachments.find',
  'supportFiles.uploaded',
  'supportFiles.keep',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof attachPorts)[number]>;

interface Named {
  readonly userId: string;
  readonly ticketId: string;
  readonly ids: readonly string[];
}

/** Points at the files that a message may not have: another's, used, never uploaded, or no picture. Which is not told. */
export const unusable = (places: readonly number[]): Fault =>
  new Fault('errors.invalidFields', {
    fields: places.map((place) => ({ pointer: `/attachments/${place}`, code: 'field.invalid' })),
  });

/** Keeps one file for a ticket; undefined where it may not have it. What another request took is refused as it is written. */
const attach = async (ports: Ports, { userId, ticketId }: Named, id: string): Promise<Attached | undefined> => {
  const announced = await ports.attachments.find(userId, id, ports.clock.now());
  if (!announced) return undefined;
  const { name, type, size } = announced;
  const attached = { id, name, type, size };
  if (announced.ticketId !== undefined) return attached;
  const bytes = await ports.supportFiles.uploaded(userId, id);
  if (bytes?.length !== size || !isPicture(bytes, type)) return undefined;
  await ports.supportFiles.keep(ticketId, attached, bytes);
  return attached;
};

/** The files that a message names, kept for its ticket; one after the other, so that one at a time is held. */
export const attachAll = async (ports: Ports, named: Named): Promise<readonly Attached[]> => {
  const found: (Attached | undefined)[] = [];
  for (const id of named.ids) found.push(await attach(ports, named, id));
  const missing = found.flatMap((attached, place) => (attached ? [] : [place]));
  if (missing.length > 0) throw unusable(missing);
  return found.filter((attached) => attached !== undefined);
};
