import type { PortName, PortsOf } from '../ports/connect.ts';
import { isNotice, isToVisitor, type MailDue, type MailToVisitor } from '../rules/mail/mail-due.ts';
import type { User } from '../store/accounts/users.ts';

export const occasionPorts = ['users.find', 'tickets.find'] as const satisfies readonly PortName[];

/** Whoever has no account, as their ticket knows them. */
type Visitor = Pick<User, 'email'>;

/** A mail that is due, and whoever it is about. */
interface OccasionOf<D extends MailDue, Who> {
  readonly due: D;
  readonly user: Who;
  readonly now: string;
  /** Few others that are asked for in this way leave for this mailbox today. */
  readonly areScarce?: boolean;
}
export type Occasion<D extends MailDue = MailDue> = D extends MailToVisitor
  ? OccasionOf<D, Visitor>
  : OccasionOf<D, User>;

/** Nothing where there is nobody any more. */
export const occasionOf = async (
  { users, tickets }: PortsOf<(typeof occasionPorts)[number]>,
  due: MailDue,
  now: string,
): Promise<Occasion | undefined> => {
  if (!isToVisitor(due)) {
    const user = await users.find(due.userId);
    // Of an account that is being deleted its owner hears that alone.
    if (user?.deletedAt !== undefined && due.mail !== 'accountDeleted') return undefined;
    // Whoever did it may not be the owner, whose language this mail speaks.
    const spoken = user && isNotice(due) ? { ...due, language: user.language } : due;
    return user && ({ due: spoken, user, now } as Occasion);
  }
  const { email } = (await tickets.find(due.ticketId)) ?? {};
  return email === undefined ? undefined : ({ due, user: { email }, now } as Occasion);
};
