import type { ScenarioName } from '#shared/validation/sandbox.ts';
import type { WidgetVerdict } from '#shared/validation/widget.ts';

/** Accounts to put into the widget, with what it says of them. */
export const sandboxAnswers = [
  ['valid', 'confirmed'],
  ['slow', 'confirmed'],
  ['notFound', 'unusable'],
  ['otherCurrency', 'unusable'],
  ['failing', 'unanswered'],
  ['silent', 'unanswered'],
] as const satisfies readonly (readonly [ScenarioName, WidgetVerdict])[];
