import type { ApiKey } from '../../usage-plans/api-key.ts';
import type { UsagePlan } from '../../usage-plans/usage-plan.ts';

/** A key as it is told; its value only to whoever asks for it. */
export const keyShape = (
  { id, value, name, description, customerId, enabled, createdAt, updatedAt }: ApiKey,
  { withValue }: { readonly withValue: boolean },
) => ({
  id,
  ...(withValue && { value }),
  name,
  description,
  customerId,
  enabled,
  createdDate: Math.floor(createdAt / 1000),
  lastUpdatedDate: Math.floor(updatedAt / 1000),
  stageKeys: [],
});

export const planShape = ({ id, name, description, stages, throttle, quota }: UsagePlan) => ({
  id,
  name,
  description,
  apiStages: stages,
  throttle,
  quota,
});

export const planKeyShape = ({ id, value, name }: ApiKey) => ({ id, type: 'API_KEY', value, name });
