import { sendVerification } from '../notices/send-verification.ts';
import { audit, auditPorts } from '../books/audit.ts';
import { differenceOf } from '../rules/books/books.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { timeIn } from '../rules/credits/day.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { isConfirmed } from '../rules/login/confirmed.ts';
import { secondFactorEndsAfterHours } from '#shared/plans.ts';
import { entitlementsOf } from '../rules/credits/entitlement.ts';
import { balanceOf, isLive } from '../rules/credits/wallet.ts';
import type { User } from '../store/accounts/users.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { knownAs } from '../notices/known-as.ts';
import type { Command, CommandName } from './command.ts';
import { clearMailbox, mailboxPorts, showMailbox } from './mailboxes.ts';
import { listParked, unparkRows } from './parked.ts';
import { makePayLink, payLinkPorts, showPayLinks, withdrawPayLink } from './pay-links.ts';
import { paymentPorts, settleById, showPayment } from './payments.ts';
import { setUpPayPal } from './paypal-setup.ts';
import { auditOf, refused, type Result } from './record.ts';
import { republish } from './republish.ts';
import { isTicketCommand, performOnTicket, ticketWritePorts, type TicketCommandName } from './ticket-actions.ts';
import { listTickets, showTicket, ticketPorts } from './tickets.ts';

export const needs = [
  'users.findByEmail',
  ...auditPorts,
  'credits.all',
  'sessions.ofUser',
  'sessions.remove',
  'holdings.find',
  'movements.list',
  'operations.record',
  'operations.grant',
  'operations.end',
  'operations.endSecondFactor',
  'secondFactors.find',
  'auditTrail.list',
  'auditTrail.verify',
  'mailQueue.add',
  'answers.completedWithin',
  'eventQueues.publishAgain',
  'parked.list',
  'parked.unpark',
  ...paymentPorts,
  ...payLinkPorts,
  ...ticketPorts,
  ...ticketWritePorts,
  ...mailboxPorts,
  'paypal.setUp',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type CommandOf<N extends CommandName> = Extract<Command, { command: N }>;

/** Whoever altered an entry is betrayed by the first of them. */
const faultsTold = 20;

/** A function lives a minute. */
const runMs = 40_000;

type OfMoney = 'payment' | 'settle' | 'pay-links' | 'withdraw-link';
type OfSupport = 'tickets' | 'ticket' | 'mailbox' | 'clear-mailbox';
type ToAll = 'audit' | 'verify-audit' | 'republish' | 'parked' | 'unpark' | 'paypal-setup' | OfMoney | OfSupport;
type ToUser = Exclude<CommandName, ToAll | TicketCommandName | 'pay-link'>;
type Actions = {
  readonly [N in ToUser]: (asked: CommandOf<N>, user: User, now: string, ports: Ports) => Promise<Result>;
};

const actions: Actions = {
  find: async (asked, { userId, email, createdAt, verifyBy }, now, { operations, holdings }) => {
    await operations.record(auditOf(asked, now, userId));
    const held = await holdings.find(userId);
    const account = { userId, email, createdAt, verified: !verifyBy };
    const { plan, features } = entitlementsOf(held, now);
    return { ...account, plan, features, ...balanceOf(held.lots.filter(isLive(now))), ...held };
  },

  grant: async (asked, { userId }, now, { operations }) => {
    const { credits, days, tier, lot: lotId } = asked;
    const expiresAt = plusDays(now, days);
    const lot = { lotId, source: 'operator', tier, granted: credits, remaining: credits, expiresAt } as const;
    const granted = await operations.grant(userId, lot, auditOf(asked, now, userId, { lotId, credits, days, tier }));
    return granted === 'granted' ? { granted: credits, lot: lotId, expiresAt } : { alreadyGranted: lotId };
  },

  movements: async (asked, { userId }, now, { operations, movements }) => {
    await operations.record(auditOf(asked, now, userId));
    const page = await movements.list(userId, { limit: asked.limit });
    if (page === 'invalidCursor') throw new Error('A first page has no cursor');
    return { movements: page.rows };
  },

  resend: async (asked, { userId, verifyBy, language }, now, { operations, mailQueue }) => {
    if (!verifyBy) return refused('The e-mail of this account is verified already');
    if (verifyBy < now) return refused('This account expired and must be created again');
    await operations.record(auditOf(asked, now, userId));
    await sendVerification({ mailQueue }, userId, { language, askedBy: 'us', now });
    return { sent: true };
  },

  'log-out': async (asked, { userId }, now, { operations, sessions }) => {
    const open = await sessions.ofUser(userId);
    await operations.record(auditOf(asked, now, userId, { sessions: open.length }));
    await sessions.remove(open);
    return { ended: open.length };
  },

  'remove-second-factor': async (asked, { userId, language }, now, { operations, secondFactors, mailQueue }) => {
    const factor = await secondFactors.find(userId, now);
    if (!isConfirmed(factor)) return refused('This account has no second factor');
    if (factor.endsAt !== undefined)
      return refused(`The second factor of this account ends already, at ${factor.endsAt}`);
    const endsAt = plusSeconds(now, secondFactorEndsAfterHours * 3600);
    if ((await operations.endSecondFactor(factor, endsAt, auditOf(asked, now, userId, { endsAt }))) === 'changed')
      return refused('The second factor just changed; look and try again');
    const notice = { mail: 'secondFactorEnds', facts: { until: timeIn(language, endsAt) } } as const;
    await tellOwner({ mailQueue }, userId, notice, now);
    return { endsAt };
  },

  books: async (asked, { userId }, now, ports) => {
    await ports.operations.record(auditOf(asked, now, userId));
    const discrepancies = await audit(ports, userId, { found: undefined, deadline: performance.now() + runMs });
    return discrepancies
      ? { difference: differenceOf(discrepancies), discrepancies: [...discrepancies] }
      : refused('These books are too long for one call: the job of every hour goes on with them');
  },

  expire: async (asked, { userId }, now, { operations, credits }) => {
    const lot = (await credits.all(userId)).find(({ lotId }) => lotId === asked.lot);
    if (!lot) return refused('This account has no such lot');
    if (lot.endedAt) return refused('This lot was ended before');
    if (lot.unused !== undefined) return refused('This lot expired before');
    const { lotId, remaining } = lot;
    const ended = await operations.end(userId, lot, auditOf(asked, now, userId, { lotId, credits: remaining }));
    return ended === 'ended' ? { ended: lotId, taken: remaining } : refused('The lot just changed; look and try again');
  },
};

/** What concerns no single customer: recorded with these details, then done. */
const ofAll: {
  readonly [N in ToAll]: {
    readonly details: (asked: CommandOf<N>) => Record<string, string | number>;
    readonly run: (asked: CommandOf<N>, ports: Ports) => Promise<Result>;
  };
} = {
  audit: {
    details: () => ({}),
    run: async ({ month, limit }, { auditTrail }) => ({ audit: await auditTrail.list(month, limit) }),
  },
  'verify-audit': {
    details: () => ({}),
    run: async ({ anchor }, { auditTrail, clock }) => {
      const { faults, ...proven } = await auditTrail.verify({ now: clock.now(), anchor });
      return {
        isWhole: faults.length === 0,
        ...proven,
        faults: faults.slice(0, faultsTold),
        more: faults.length > faultsTold,
      };
    },
  },
  republish: {
    details: ({ from, until, after }) => ({ from, until, ...(after && { after }) }),
    run: (asked, ports) => republish(ports, asked),
  },
  'paypal-setup': { details: () => ({}), run: (_, ports) => setUpPayPal(ports) },
  parked: { details: () => ({}), run: ({ limit }, ports) => listParked(ports, limit) },
  unpark: {
    details: ({ row }) => ({ row }),
    run: async ({ row }, ports) => {
      const unparked = await unparkRows(ports, row);
      return unparked.unparked > 0 || row === 'all' ? unparked : refused('No such row is parked');
    },
  },
  payment: {
    details: ({ id }) => ({ payment: id }),
    run: async ({ id }, ports) => (await showPayment(ports, id)) ?? refused('There is no such payment'),
  },
  settle: {
    details: ({ id }) => ({ payment: id }),
    run: async ({ id }, ports) => (await settleById(ports, id)) ?? refused('There is no such payment'),
  },
  'pay-links': { details: () => ({}), run: ({ limit }, ports) => showPayLinks(ports, limit) },
  'withdraw-link': {
    details: ({ link }) => ({ link }),
    run: async ({ link }, ports) =>
      (await withdrawPayLink(ports, link)) ?? refused('No such link asks for money: it was withdrawn, or never was'),
  },
  tickets: {
    details: ({ month }) => ({ ...(month !== undefined && { month }) }),
    run: (asked, ports) => listTickets(ports, asked),
  },
  mailbox: {
    details: ({ email }) => ({ mailbox: knownAs(email) }),
    run: ({ email }, ports) => showMailbox(ports, email).then((standing) => ({ ...standing })),
  },
  'clear-mailbox': {
    details: ({ email }) => ({ mailbox: knownAs(email) }),
    run: async ({ email }, ports) =>
      (await clearMailbox(ports, email)) ?? refused('No mail came back from this mailbox'),
  },
  ticket: {
    details: ({ id }) => ({ ticket: id }),
    run: async ({ id }, ports) => (await showTicket(ports, id)) ?? refused('There is no such ticket'),
  },
};

const isOfAll = (asked: Command): asked is CommandOf<ToAll> => Object.hasOwn(ofAll, asked.command);

/** Does what the operator asks and records it, before it is told; what is refused changes nothing and is recorded too. */
export const perform = async (asked: Command, ports: Ports): Promise<Result> => {
  const now = ports.clock.now();
  if (isOfAll(asked)) {
    const { details, run } = ofAll[asked.command] as (typeof ofAll)[ToAll] & {
      details: (asked: Command) => Record<string, string | number>;
      run: (asked: Command, ports: Ports) => Promise<Result>;
    };
    await ports.operations.record(auditOf(asked, now, undefined, details(asked)));
    return run(asked, ports);
  }
  if (asked.command === 'pay-link') return makePayLink(ports, asked);
  if (isTicketCommand(asked)) return performOnTicket(asked, now, ports);
  const user = await ports.users.findByEmail(asked.email);
  if (!user) {
    await ports.operations.record(auditOf(asked, now));
    return refused('User not found: there is no account with this email');
  }
  const action = actions[asked.command] as (asked: Command, user: User, now: string, ports: Ports) => Promise<Result>;
  const result = await action(asked, user, now, ports);
  // Nothing was written, but what is said tells about the account.
  const said = result['refused'] ?? result['alreadyGranted'];
  if (typeof said === 'string') await ports.operations.record(auditOf(asked, now, user.userId, { said }));
  return result;
};
