import { listSubscriptions as contract } from '#shared/contract/app/subscriptions.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { standingOf } from '../../rules/subscriptions/standing.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

export const listSubscriptions = implement(contract)
  .needing('subscriptions.ofUser', 'clock.now')
  .by(async ({ caller: { userId } }, { subscriptions, clock }) => {
    const now = clock.now();
    const { current, upcoming, previous } = standingOf(await subscriptions.ofUser(userId), now);
    return {
      current: current ? subscriptionView(current, now) : null,
      upcoming: upcoming ? subscriptionView(upcoming, now) : null,
      previous: previous.map((one) => subscriptionView(one, now)),
    };
  });

export const handler = await http(listSubscriptions);
