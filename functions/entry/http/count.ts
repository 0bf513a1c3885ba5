import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import { mailboxOf } from '../../rules/login/mailbox.ts';
import { networkAround } from '../../rules/login/network.ts';
import { rateHeaders } from './rate-headers.ts';
import type { Exchange, Step } from './step.ts';

const limitPorts = ['limits.take', 'clock.now'] as const satisfies readonly PortName[];
const needs = ({ limit }: EndpointSpec): readonly PortName[] => (limit ? limitPorts : []);

const bounds = { address: 'perAddress', network: 'perNetwork', email: 'perEmail' } as const;
type By = keyof typeof bounds;

/** Counts the call for whoever it is counted by, and refuses it when they had enough. */
const count = async ({ path, limit }: EndpointSpec, by: By, who: string, { headers }: Exchange): Promise<void> => {
  const max = limit?.[bounds[by]];
  if (!limit || max === undefined) return;
  const { limits, clock } = await connect(limitPorts);
  const { windowSeconds } = limit;
  const counter = { what: `${path}#${by}#${hashOf(who)}`, by, max, windowSeconds };
  const { isTaken, quota, remaining, resetSeconds } = await limits.take(counter, clock.now());
  // How often others asked, about an e-mail or from nearby, is nobody's business: only the own address is told.
  if (by === 'address')
    Object.assign(headers, rateHeaders({ policy: by, quota, windowSeconds, remaining, resetSeconds }));
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};

/**
 * Before a request costs anything more, its address is counted: what cannot be read counts too. What an address is refused
 * takes nothing of what its network may do.
 */
export const countAddress: Step = {
  needs,
  middleware: ({ spec }) => ({
    before: async ({ internal }) => {
      const { from } = internal.asked;
      await count(spec, 'address', from, internal);
      await count(spec, 'network', networkAround(from), internal);
    },
  }),
};

const emailIn = ({ body }: Exchange['request']): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;

/**
 * Counted by mailbox, as one address names it: whatever stands behind a plus, it is one person who gets the mails, and what
 * strangers elsewhere ask in their name keeps nobody from asking. How many mails all of them cause is bounded by the day.
 */
export const countEmail: Step = {
  needs,
  middleware: ({ spec }) => ({
    before: async ({ internal }) => {
      const email = emailIn(internal.request);
      if (email !== undefined) await count(spec, 'email', `${mailboxOf(email)} ${internal.asked.from}`, internal);
    },
  }),
};
