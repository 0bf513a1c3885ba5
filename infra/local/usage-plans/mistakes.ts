import type { Assembly } from '../assembly.ts';
import type { RestApi } from '../gateway/api.ts';
import { readTemplatePlaces } from './template-keys.ts';
import { covers, readUsagePlans, type UsagePlan } from './usage-plan.ts';

/** The key of such a method comes from an authorizer, and nobody proves its callers. */
const keyless = ({ keySource, routes }: RestApi): readonly string[] =>
  routes
    .filter(({ isKeyRequired, authorizer }) => keySource === 'AUTHORIZER' && isKeyRequired && !authorizer)
    .map(({ resourcePath }) => `${resourcePath}: it needs the key that an authorizer names, and has none.`);

const strangeStages = ({ resourcePath, stages }: UsagePlan, apis: readonly RestApi[]): readonly string[] =>
  stages
    .filter(({ apiId, stage }) => !apis.some((api) => api.id === apiId && api.stage.name === stage))
    .map(({ apiId, stage }) => `${resourcePath}: it holds for ${apiId}:${stage}, which is no stage of the templates.`);

/** A key may be in one plan of a stage only. */
const sharedStages = (assembly: Assembly, plans: readonly UsagePlan[]): readonly string[] =>
  [...Map.groupBy(readTemplatePlaces(assembly), ({ keyId }) => keyId)].flatMap(([keyId, places]) => {
    const held = places.flatMap(({ planId }) => plans.filter(({ id }) => id === planId));
    const stages = held.flatMap(({ stages: of }) => of);
    return stages
      .filter((stage) => held.filter((plan) => covers(plan, stage)).length > 1)
      .slice(0, 1)
      .map(({ apiId, stage }) => `The key ${keyId} is in more than one plan of ${apiId}:${stage}.`);
  });

/** What of keys and usage plans would fail in the cloud, or refuse every call. */
export const keyMistakes = (apis: readonly RestApi[], assembly: Assembly): readonly string[] => {
  const plans = readUsagePlans(assembly);
  return [
    ...apis.flatMap(keyless),
    ...plans.flatMap((plan) => strangeStages(plan, apis)),
    ...sharedStages(assembly, plans),
  ];
};
