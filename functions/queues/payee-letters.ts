import { creditsPerValidation } from '#shared/plans.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';

type Letter = Pick<Sending, 'name' | 'parameters' | 'path'>;
type DueOf<N extends MailDue['mail']> = Extract<MailDue, { mail: N }>;

/** Which payee changed, by its name as it is now; nothing where it was deleted meanwhile. */
export const aboutPayee = async (
  { payees }: PortsOf<'payees.find'>,
  { due: { userId, payeeId, mail } }: { readonly due: DueOf<'payeeChanged'> },
): Promise<Letter | undefined> => {
  const payee = await payees.find(userId, payeeId);
  return payee && { name: mail, parameters: { payee: payee.name }, path: `/payees/${payeeId}` };
};

/** How many payees wait for credits, and how many those are; nothing where none waits any more. */
export const aboutRound = async (
  { payeePages }: PortsOf<'payeePages.read'>,
  { due: { userId, mail }, now }: { readonly due: DueOf<'roundPaused'>; readonly now: string },
): Promise<Letter | undefined> => {
  const lines = await payeePages.read(userId);
  const waiting = lines.filter(({ nextRecheckAt }) => nextRecheckAt !== '' && nextRecheckAt <= now).length;
  if (waiting === 0) return undefined;
  return { name: mail, parameters: { payees: waiting, credits: waiting * creditsPerValidation }, path: '/payees' };
};
