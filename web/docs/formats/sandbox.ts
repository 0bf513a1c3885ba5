import type { CountryCode } from '#shared/engine/names.ts';
import { reasons } from '#shared/validation/reasons.ts';
import { sandboxAccount, scenarioAt, type ScenarioName } from '#shared/validation/sandbox.ts';
import { code, link, table } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { pathOfReason } from '../reasons/reason-page.ts';
import { scenarioNames } from '../reasons/sandbox.ts';
import { formatMessages } from './messages.ts';

const rowOf = (country: CountryCode, name: ScenarioName, language: Language): readonly string[] => {
  const { reason, fraudRisk, isSlow } = scenarioAt(name);
  const status = reason ? reasons[reason].status : 'VALID';
  return [
    code(sandboxAccount(country, name).accountNumber),
    isSlow ? `${code(status)}, ${formatMessages[language].slow}` : code(status),
    reason ? link(code(reason), pathOfReason(reason)) : '',
    code(fraudRisk?.level ?? 'LOW'),
  ];
};

/** Every answer of the sandbox, and the account of a country that brings it about. */
export const sandboxOf = (country: CountryCode, language: Language): string => {
  const { number, answer, reason, risk } = formatMessages[language];
  return table(
    [number, answer, reason, risk],
    scenarioNames.map((name) => rowOf(country, name, language)),
  );
};
