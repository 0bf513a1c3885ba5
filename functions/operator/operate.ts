import * as z from 'zod';
import { connected } from '../entry/connected.ts';
import { logger, nameOf } from '../log.ts';
import { needs, perform } from './actions.ts';
import { Command } from './command.ts';
import { refused, type Result } from './record.ts';

/**
 * The one function operators invoke: no route leads to it, so who may invoke it in AWS is who may operate, and nobody
 * can act past the audit trail.
 */
export const operate = { needs };

const ports = await connected(needs);

export const handler = async (event: unknown): Promise<Result> => {
  const asked = Command.safeParse(event);
  if (!asked.success) return refused(z.prettifyError(asked.error));
  // What SES or the table says may quote an address, and the runtime logs it: only its name goes on.
  const result = await perform(asked.data, await ports()).catch((error: unknown) => {
    throw new Error(`${asked.data.command} failed: ${nameOf(error)}`);
  });
  logger.info('operated', { command: asked.data.command, refused: 'refused' in result });
  return result;
};
