import { knownAs } from '../notices/known-as.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';

export const mailboxPorts = ['returnedMails.of', 'returnedMails.forget'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof mailboxPorts)[number]>;

/** Whether something came back from a mailbox, what and when. */
export const showMailbox = async ({ returnedMails }: Ports, email: string) => {
  const found = await returnedMails.of(knownAs(email));
  return { takesMails: !found.bouncedAt && !found.complainedAt, ...found };
};

/** Mails leave for it again, as far as we are concerned: SES has a list of its own. Nothing where none came back. */
export const clearMailbox = async ({ returnedMails }: Ports, email: string) => {
  const before = await returnedMails.of(knownAs(email));
  if (!before.bouncedAt && !before.complainedAt) return undefined;
  await returnedMails.forget(knownAs(email));
  return { cleared: true, ...before };
};
