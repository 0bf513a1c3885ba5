import { CfnApiKey, CfnUsagePlan, CfnUsagePlanKey, type Stage } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import { idOfUsagePlan, nameOfUsagePlan, sharedValue, shards, usagePlans } from '#functions/rules/keys/usage-plans.ts';
import type { UsagePlan } from '#functions/rules/keys/usage-plans.ts';
import { gatewayKeys, keyLimits, plans } from '#shared/plans.ts';

/**
 * Of one gateway key. A customer's own has the pace of the customer, and a month of requests that nobody meets who validates.
 * A shared one has the pace of many and no quota: a month that strangers used up would be a month without service.
 */
const limitsOf = ({ tier, environment, held }: UsagePlan) => {
  const { perCustomer, monthlyValidationsPerKey, keys } = plans[tier];
  const perSecond = perCustomer.perMinute / 60;
  if (held === 'shared') {
    const rateLimit = perSecond * gatewayKeys.customersAtOnce;
    return { throttle: { rateLimit, burstLimit: 2 * rateLimit } };
  }
  const limit = keyLimits.requestsPerValidation * monthlyValidationsPerKey[environment] * keys.count;
  return { throttle: { rateLimit: perSecond, burstLimit: perCustomer.burst }, quota: { limit, period: 'MONTH' } };
};

/** How fast callers with keys may be, at one stage: the usage plans of every plan, and the gateway keys that customers share. */
export class UsagePlans extends Construct {
  constructor(scope: Construct, id: string, { deployment, stage }: { deployment: Stage; stage: string }) {
    super(scope, id);
    for (const plan of usagePlans) {
      const made = new CfnUsagePlan(this, idOfUsagePlan(plan), {
        usagePlanName: nameOfUsagePlan(stage, plan),
        apiStages: [{ apiId: deployment.restApi.restApiId, stage: deployment.stageName }],
        ...limitsOf(plan),
      });
      if (plan.held === 'shared') for (const shard of shards) this.#share(stage, plan, shard, made);
    }
  }

  /** Without `stageKeys`, which are of the time before usage plans. */
  #share(stage: string, plan: UsagePlan, shard: number, into: CfnUsagePlan): void {
    const value = sharedValue(stage, plan, shard);
    const id = `${idOfUsagePlan(plan)}${shard}`;
    const key = new CfnApiKey(this, `${id}Key`, { name: value, value, enabled: true });
    new CfnUsagePlanKey(this, `${id}Place`, { keyId: key.ref, keyType: 'API_KEY', usagePlanId: into.ref });
  }
}
