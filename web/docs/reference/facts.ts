import type { Declared } from '#shared/contract/index.ts';
import { fill } from '#shared/messages/index.ts';
import { callClasses, keyLimits, planNames, plans, type Entitlement } from '#shared/plans.ts';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { list } from '../markdown/write.ts';
import type { ReferenceLabels } from './messages/labels.ts';

type Spec = Declared['spec'];

const whoOf = ({ auth, forWidgetKeys }: Spec, labels: ReferenceLabels): string => {
  if (auth === 'user' || auth === 'signed') throw new Error(`The public API is not for ${auth}`);
  return forWidgetKeys ? labels.widgetKeys : labels.callers[auth];
};

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The plans that include something, as they are called. */
const plansWith = (entitlement: Entitlement): string =>
  planNames
    .filter((name) => plans[name].features[entitlement])
    .map(upper)
    .join(', ');

const planOf = ({ entitlement }: Spec, labels: ReferenceLabels): string =>
  entitlement
    ? fill(labels.planOf, { entitlement: labels.entitlements[entitlement], plans: plansWith(entitlement) })
    : labels.anyPlan;

const costOf = ({ counts, auth, method, status }: Spec, labels: ReferenceLabels): string => {
  if (counts) return labels.costs[counts];
  return auth === 'widget' && method === 'POST' && status === 201 ? labels.costs.byWidget : labels.costs.nothing;
};

const paceOf = ({ auth, callClass }: Spec, labels: ReferenceLabels): string =>
  [
    ...(auth === 'key' ? [fill(labels.paceOfKey, { perMinute: keyLimits.perMinute })] : []),
    ...(callClass ? [fill(labels.paceOfAll, { perSecond: callClasses[callClass].gateway.perSecond })] : []),
  ].join(' ');

/** Who may call, what it costs, and how often. */
export const factsOf = ({ spec }: Declared, labels: ReferenceLabels): string =>
  list([
    `**${labels.who}:** ${whoOf(spec, labels)}`,
    `**${labels.plan}:** ${planOf(spec, labels)}`,
    `**${labels.cost}:** ${costOf(spec, labels)}`,
    `**${labels.pace}:** ${paceOf(spec, labels)}`,
    ...(spec.idempotent ? [`**${labels.idempotent}:** ${labels.idempotentHow}`] : []),
    ...(spec.body ? [fill(labels.bodySize, { kb: spec.bodyAtMostKb ?? maxBodyKb })] : []),
    ...(spec.cacheSeconds ? [fill(labels.keptAtMost, { seconds: spec.cacheSeconds })] : []),
  ]);
