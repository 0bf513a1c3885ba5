import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Wanted } from './find.ts';

/** Deletes a webhook. What waits for it is sent to nobody any more. */
export const deleteWebhook = async (
  { webhooks }: PortsOf<'webhooks.remove'>,
  { userId, id, environment }: Wanted,
): Promise<undefined> => {
  if (!(await webhooks.remove(userId, id, environment))) throw new Fault('errors.notFound');
  return undefined;
};
