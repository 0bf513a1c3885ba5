import type { Component, Harm } from '#shared/status.ts';

/** Of which component an alarm is, and what its customers notice meanwhile: the page of the status says no more than that. */
export interface Concern {
  readonly component: Component;
  readonly harm: Harm;
}

export const degraded = (component: Component): Concern => ({ component, harm: 'degraded' });
export const unnoticed = (component: Component): Concern => ({ component, harm: 'none' });
