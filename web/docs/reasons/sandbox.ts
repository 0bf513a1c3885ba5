import { packs } from '#shared/engine/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount, scenarios, scenarioAt, type ScenarioName } from '#shared/validation/sandbox.ts';
import type { Reason } from '#shared/validation/reasons.ts';

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** What of the sandbox is answered with a reason; nothing where only the real world has it. */
export const scenarioWith = (reason: Reason): ScenarioName | undefined =>
  scenarioNames.find((name) => scenarioAt(name).reason === reason);

export const countryCodes = packs.map(({ country }) => country as CountryCode);

/** What a validation is asked with, to be answered so. */
export const questionOf = (country: CountryCode, name: ScenarioName) => ({
  country,
  ...sandboxAccount(country, name),
});
