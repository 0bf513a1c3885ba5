import { Fault } from '#shared/errors/fault.ts';
import type { Frame } from '../entry/callers/widget.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { nothingToTellSeconds, secondsUntilAnswer } from '../rules/bank/pending.ts';
import { secondsBetween } from '../rules/time.ts';
import type { Validation } from '../store/validations/validation.ts';
import { findSettled, settledPorts } from '../validations/find.ts';

export const findPorts = [...settledPorts, 'clock.now'] as const satisfies readonly PortName[];

/** A validation that this session asked; any other is as none. */
export const findAsked = async (
  ports: PortsOf<(typeof findPorts)[number]>,
  { userId, session }: Frame,
  id: string,
): Promise<Validation> => {
  const isAsked = Object.values(session.questions).includes(id);
  const found = isAsked ? await findSettled(ports, { userId, id }, ports.clock.now()) : undefined;
  if (!found) throw new Fault('errors.notFound');
  return found;
};

/** When it is worth looking again for an answer that is owed. */
export const lookAgainSeconds = (validation: Validation, now: string): number =>
  validation.awaiting
    ? secondsUntilAnswer(validation)
    : nothingToTellSeconds(secondsBetween(validation.createdAt, now));
