/** What customers use, each with a state of its own: banks are not ours, and a validation is only as good as its bank. */
export const components = ['validations', 'api', 'batches', 'webhooks', 'widget', 'payments', 'mail', 'banks'] as const;
export type Component = (typeof components)[number];

/** From the best to the worst. */
export const serviceStates = ['operational', 'degraded', 'outage'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** What an alarm says of its component; of `none` customers notice nothing, and operators alone have to act. */
export const harms = ['none', 'degraded', 'outage'] as const;
export type Harm = (typeof harms)[number];

/** How long an incident is told. */
export const statusHistoryDays = 90;

/** Alarms of one component that ring so soon after each other are one incident. */
export const sameIncidentMinutes = 15;

/** The worst of states; of none, `operational`. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  states.reduce(
    (worst, state) => (serviceStates.indexOf(state) > serviceStates.indexOf(worst) ? state : worst),
    'operational',
  );
