import { createSubscription as contract } from '#shared/contract/app/subscriptions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { payableHours } from '#shared/plans.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { newId } from '../../proof.ts';
import { KeyUsed } from '../../rules/idempotency/claim.ts';
import { pendingSeconds } from '../../rules/subscriptions/due.ts';
import { beginningOf, standingOf } from '../../rules/subscriptions/standing.ts';
import { termsOf } from '../../rules/subscriptions/terms.ts';
import { plusSeconds } from '../../rules/time.ts';
import { agree, agreePorts } from '../../subscriptions/agree.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

/** A repeat goes on from the row that the first request wrote, be it without an agreement. */
export const createSubscription = implement(contract)
  .needing('subscriptions.create', 'subscriptions.ofUser', ...agreePorts, 'clock.now')
  .by(
    async ({ body: { plan }, caller: { userId }, asked: { language }, claim }, ports) => {
      const now = ports.clock.now();
      const id = newId('sub', now);
      const beginning = beginningOf(plan, standingOf(await ports.subscriptions.ofUser(userId), now), now);
      if (beginning === 'alreadyOnPlan') throw new Fault('errors.alreadyOnPlan');
      const subscription = {
        id,
        userId,
        plan,
        cents: termsOf(plan).cents,
        status: 'pending',
        language,
        createdAt: now,
        approveBefore: plusSeconds(now, payableHours * 60 * 60),
        dueAt: plusSeconds(now, pendingSeconds),
        paidCents: 0,
        version: 0,
        ...beginning,
      };
      if ((await ports.subscriptions.create(subscription, claim?.answeredBy(id))) === 'keyUsed') throw new KeyUsed();
      return subscriptionView(await agree(ports, subscription), now);
    },
    async (id, _, ports) => {
      const subscription = await ports.subscriptions.find(id);
      return subscription && subscriptionView(await agree(ports, subscription), ports.clock.now());
    },
  );

export const handler = await http(createSubscription);
