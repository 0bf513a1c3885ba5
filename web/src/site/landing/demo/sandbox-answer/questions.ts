import type { Country } from '#shared/engine/country.ts';
import type { CountryCode, FieldName } from '#shared/engine/names.ts';
import { sandboxAccount, sandboxAccounts, sandboxNames, type ScenarioName } from '#shared/validation/sandbox.ts';
import type { Demo } from '../examples.ts';
import type { TryName } from '../try-names.ts';

/** What is sent to the sandbox, as a validation takes it. */
export type SandboxQuestion = Readonly<Partial<Record<FieldName | 'accountFormat' | 'beneficiaryName', string>>> & {
  readonly country: CountryCode;
  readonly accountNumber: string;
};

/** Answers to be had by one tap: which account, and whom one says to pay. */
const tries = {
  match: { scenario: 'valid', payee: (country) => sandboxNames[country] },
  mismatch: { scenario: 'valid', payee: () => 'Comercial Andina' },
  otherHolder: { scenario: 'otherHolder' },
  highRisk: { scenario: 'highRisk' },
  notFound: { scenario: 'notFound' },
  silent: { scenario: 'silent' },
} as const satisfies Record<
  TryName,
  { readonly scenario: ScenarioName; readonly payee?: (country: CountryCode) => string }
>;
export const questionOfTry = (country: CountryCode, name: TryName): SandboxQuestion => {
  const one: { readonly scenario: ScenarioName; readonly payee?: (country: CountryCode) => string } = tries[name];
  const beneficiaryName = one.payee?.(country);
  return { country, ...sandboxAccount(country, one.scenario), ...(beneficiaryName && { beneficiaryName }) };
};

/** The number on the stage, with what its country asks beside it taken from an account of the sandbox. */
export const questionOfStage = ({ requirements }: Country, demo: Demo, number: string): SandboxQuestion => {
  const { country, format, bankCode, companion } = demo;
  const { accountNumber: sample, ...beside } = sandboxAccount(country, 'valid');
  const stated = { ...sandboxAccounts[country], ...beside, ...(bankCode && { bankCode }) };
  const asked = requirements(bankCode, format, 'sandbox')?.fields.filter(({ required }) => required) ?? [];
  const fields = asked.flatMap(({ field }) => {
    const value = field in stated ? stated[field as keyof typeof stated] : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  const accountNumber = companion ? sample : number;
  return {
    country,
    accountFormat: format,
    ...Object.fromEntries(fields),
    accountNumber,
    ...(companion && { [companion]: number }),
  };
};
