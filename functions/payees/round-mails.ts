import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';

export const roundMailPorts = [
  'payeeBook.claimMail',
  'payeeBook.releaseMail',
  'users.find',
  'mailQueue.add',
  'clock.now',
] as const satisfies readonly PortName[];

type About = { readonly mail: 'payeeChanged'; readonly payeeId: string } | { readonly mail: 'roundPaused' };

/** Tells a customer what came of a round, each kind of news once. */
export const mailOfRound = async (
  { payeeBook, users, mailQueue, clock }: PortsOf<(typeof roundMailPorts)[number]>,
  userId: string,
  about: About,
): Promise<void> => {
  const now = clock.now();
  // Claimed before it is queued: whoever dies in between never says the same twice.
  if (!(await payeeBook.claimMail(userId, about.mail, now))) return;
  try {
    const user = await users.find(userId);
    if (!user) return;
    await mailQueue.add({ id: newId('mail', now), userId, language: user.language, askedBy: 'us', ...about });
  } catch (error) {
    await payeeBook.releaseMail(userId, about.mail);
    throw error;
  }
};
