import { randomInt } from 'node:crypto';
import { moneyOf } from '#shared/contract/resources/money.ts';
import { paidBy } from '../payments/paid-by.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { linkStateOf } from '../rules/payments/link-state.ts';
import { dayStart, plusDays } from '../rules/time.ts';
import type { PayLink } from '../store/payments/pay-links.ts';
import type { Command } from './command.ts';
import { auditOf, refused, type Result } from './record.ts';

export const payLinkPorts = [
  'payLinks.create',
  'payLinks.list',
  'payLinks.withdraw',
  'payments.find',
  'users.findByEmail',
  'operations.record',
  'dashboard.address',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof payLinkPorts)[number]>;
type Asked = Extract<Command, { command: 'pay-link' }>;

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 95 random bits: whoever holds the id may read the link and pay it, and nobody finds one by trying. */
const newLinkId = (): string => `pl_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`;

/** The end of the day in UTC. */
const endOf = (day: string): string => plusDays(dayStart(day), 1);

const linkOf = (asked: Asked, userId: string | undefined, now: string): PayLink => ({
  id: newLinkId(),
  cents: asked.amount,
  description: asked.description,
  userId,
  credits: asked.credits ?? 0,
  validDays: asked.days ?? 0,
  tier: asked.tier,
  once: asked.many === undefined,
  createdAt: now,
  expiresAt: asked.expires && endOf(asked.expires),
});

/** Makes a link. It may sell credits for a cent: the trail says which link it is, and whose credits, before there is one. */
export const makePayLink = async (ports: Ports, asked: Asked): Promise<Result> => {
  const { payLinks, users, operations, dashboard, clock } = ports;
  const now = clock.now();
  const user = asked.email === undefined ? undefined : await users.findByEmail(asked.email);
  if (asked.email !== undefined && !user) {
    await operations.record(auditOf(asked, now));
    return refused('User not found: there is no account with this email');
  }
  const link = linkOf(asked, user?.userId, now);
  const { id, cents, credits, validDays: days, tier } = link;
  await operations.record(auditOf(asked, now, user?.userId, { link: id, cents, credits, days, tier }));
  if ((await payLinks.create(link)) === 'exists') throw new Error('Two links of one id');
  return { link: id, url: `${await dashboard.address()}/pay/${id}` };
};

export const showPayLinks = async (ports: Ports, limit: number) => {
  const now = ports.clock.now();
  const shown = (await ports.payLinks.list(limit)).map(async (link) => {
    const payment = await paidBy(ports, link);
    const { id, cents, description, credits, once, createdAt, expiresAt, takenBy } = link;
    const state = linkStateOf(link, payment !== undefined, now);
    return { id, state, amount: moneyOf(cents), description, credits, once, createdAt, expiresAt, payment: takenBy };
  });
  return { links: await Promise.all(shown) };
};

/** `undefined` where there is nothing to withdraw. */
export const withdrawPayLink = async ({ payLinks, clock }: Ports, id: string) =>
  (await payLinks.withdraw(id, clock.now())) ? { withdrawn: id } : undefined;
