import { countryNamed } from './countries/all.ts';
import type { Channel } from './country.ts';
import type { Field, Form } from './form.ts';
import { magicScenario } from './magic.ts';
import type { PendingChecks } from './pending.ts';
import { fateOf } from './population.ts';
import { failure, invalidParameter, missingParameter, type Reply } from './reply.ts';
import { sandboxReply } from './sandbox.ts';
import { play, type Scenario } from './scenario.ts';

const alwaysNeeded: readonly Field[] = ['account_number', 'country_code'];
const countryShape = /^[A-Z]{2}$/;

const absent = (form: Form, channel: Channel | undefined): readonly Field[] =>
  [...alwaysNeeded, ...(channel?.needs ?? [])].filter((field) => form[field] === undefined);

const malformed = (form: Form, channel: Channel | undefined): readonly string[] => {
  const shapes = Object.entries({ country_code: countryShape, ...channel?.shapes });
  const sent: Readonly<Record<string, string>> = form;
  return shapes.filter(([field, shape]) => !shape.test(sent[field] ?? '')).map(([field]) => field);
};

/**
 * The provider's order: missing parameters, bad values, country, bank, and only then the account. The published test
 * accounts come before the shape checks because several of them (`0`, `prometeofallo.pruebas.mp`) have no valid shape.
 */
export const decide = (form: Form, pending: PendingChecks): Reply => {
  const country = countryNamed(form.country_code);
  const channel = country?.channels.find(({ takes }) => takes(form));
  const missing = absent(form, channel);
  if (missing.length > 0) return missingParameter(missing);
  const published = sandboxReply(form);
  if (published) return published;
  const bad = malformed(form, channel);
  if (bad.length > 0) return invalidParameter(bad);
  if (!country || !channel) return failure('countryNotCovered');
  const account = channel.account(form);
  if (!country.knowsBank(account.bank)) return failure('bankNotCovered');
  if (channel.holds && !channel.holds(form.account_number ?? '')) return failure('invalid');
  const scenario: Scenario = magicScenario(form) ?? fateOf(country, form, account);
  return play(scenario, { country, form, account, pending });
};
