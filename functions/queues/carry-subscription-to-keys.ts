import { onMessage, queued } from '../entry/queue.ts';
import { carryPlan, carryPorts } from '../keys/carry-plan.ts';
import { ofSubscriptions, purchaseChanged } from '../rules/events/purchase-changed.ts';

/** A subscription began, went on or ended: the keys of its owner are told. */
export const carrySubscriptionToKeys = onMessage(
  purchaseChanged,
  'API keys keep the plan of before a subscription changed: who pays is refused, and who does not is served.',
  { wanted: ofSubscriptions },
)
  .needing(...carryPorts)
  .by(({ userId }, ports) => carryPlan(ports, userId));

export const handler = await queued(carrySubscriptionToKeys);
