import { gatewayKeys, planNames, type PlanName } from '#shared/plans.ts';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { worksOn } from './tier.ts';

/** One of API Gateway's usage plans, by whose keys are in it: those that customers share, or one for each customer. */
export interface UsagePlan {
  readonly tier: PlanName;
  readonly environment: Environment;
  readonly held: 'shared' | 'own';
}

const holdings = { sandbox: ['shared'], production: ['shared', 'own'] } as const satisfies Record<
  Environment,
  readonly UsagePlan['held'][]
>;

/** For every plan and each environment it includes; only who has production rights gets a gateway key alone. */
export const usagePlans: readonly UsagePlan[] = planNames.flatMap((tier) =>
  environments
    .filter((environment) => worksOn(environment, tier))
    .flatMap((environment) => holdings[environment].map((held) => ({ tier, environment, held }))),
);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `SharedProSandbox` */
export const idOfUsagePlan = ({ tier, environment, held }: UsagePlan): string =>
  [held, tier, environment].map(capitalized).join('');

/** By which a usage plan is found: `cuentaclara-prod-SharedProSandbox`. */
export const nameOfUsagePlan = (stage: string, plan: UsagePlan): string =>
  `cuentaclara-${stage}-${idOfUsagePlan(plan)}`;

/** Values of gateway keys have letters and digits only, and stages no upper case. */
const stageInValue = (stage: string): string => capitalized(stage.replaceAll('-', 'X'));

/**
 * The value of a gateway key that customers share. It is no secret: callers cannot name it, only the authorizer can.
 * `cuentaclaraProdSharedProSandbox2`
 */
export const sharedValue = (stage: string, plan: Pick<UsagePlan, 'tier' | 'environment'>, shard: number): string =>
  `cuentaclara${stageInValue(stage)}${idOfUsagePlan({ ...plan, held: 'shared' })}${shard}`;

/** The gateway keys of every shared usage plan. */
export const shards: readonly number[] = Array.from({ length: gatewayKeys.shared }, (_, shard) => shard);

/** Begins the names of all gateway keys that accounts of a stage have for themselves. */
export const ownPrefix = (stage: string): string => `cuentaclara/${stage}/`;

/** `cuentaclara/prod/usr_…/pro`: by it an interrupted run is taken up, and an owner is found. */
export const ownName = (stage: string, userId: string, tier: PlanName): string =>
  `${ownPrefix(stage)}${userId}/${tier}`;

/** Whose a gateway key is, by its name. */
export const ownerOf = (name: string): string => name.split('/').at(-2) ?? '';
