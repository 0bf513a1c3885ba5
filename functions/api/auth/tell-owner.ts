import type { Language } from '#shared/messages/messages.ts';
import { logger, nameOf } from '../../log.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';

/** So that an owner who did not do it hears of it; the password is changed whether this mail leaves or not. */
export const tellOwner = (
  { mailQueue }: PortsOf<'mailQueue.add'>,
  userId: string,
  language: Language,
  now: string,
): Promise<void> =>
  mailQueue
    .add({ id: newId('mail', now), userId, mail: 'passwordChanged', language, askedBy: 'us' })
    .catch((error: unknown) => logger.error('mail of a changed password not queued', { cause: nameOf(error) }));
