import { onMessage, queued } from '../entry/queue.ts';
import { carryPlan, carryPorts } from '../keys/carry-plan.ts';
import { lotGrantedOrEnded } from '../rules/events/lot-granted-or-ended.ts';

/** Credits of a plan came or went: its keys are told. */
export const carryPlanToKeys = onMessage(
  lotGrantedOrEnded,
  'API keys keep the plan of before: who bought one is refused, and who lost one is served.',
)
  .needing(...carryPorts)
  .by(({ userId }, ports) => carryPlan(ports, userId));

export const handler = await queued(carryPlanToKeys);
