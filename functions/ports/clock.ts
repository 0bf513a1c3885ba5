import { env, readsSlowSandbox, readsWidgetSoonest } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** This instant, ISO 8601 in UTC with milliseconds: such texts sort like the times they name. */
  now: verb([], (): string => new Date().toISOString()),

  /** How long the sandbox takes where it stands for a slow bank. */
  slowSandboxMs: verb([readsSlowSandbox], (): number => Number(env('SLOW_SANDBOX_MS'))),

  /** How long after its question the widget is told an answer at the soonest. */
  widgetSoonestMs: verb([readsWidgetSoonest], (): number => Number(env('WIDGET_SOONEST_MS'))),
};
