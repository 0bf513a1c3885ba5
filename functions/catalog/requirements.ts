import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';

interface Wanted {
  readonly country: CountryCode;
  readonly environment: Environment;
  readonly bankCode?: string | undefined;
  /** Only this one; without it every format of the country. */
  readonly accountFormat?: string | undefined;
}

const shownField = (asked: FieldRequirement) => {
  const { field, required, minLength, maxLength, characters, options, example } = asked;
  return { field, required, minLength, maxLength, characters, options: options && [...options], example };
};

/** What to ask for an account of a country, as the engine will judge it. */
export const requirementsOf = async ({ country: code, environment, bankCode, accountFormat }: Wanted) => {
  const country = await loadCountry(code);
  const known = country.pack.accounts.map(({ format }) => format);
  const asked = known.filter((format) => accountFormat === undefined || format === accountFormat);
  if (asked.length === 0)
    throw new Fault('errors.invalidFields', {
      fields: [{ pointer: '/accountFormat', code: 'field.option', expected: known.join(', ') }],
    });
  const formats = asked.flatMap((format) => country.requirements(bankCode, format, environment) ?? []);
  return {
    country: code,
    formats: formats.map(({ format, accountTypes, documentTypes, fields }) => ({
      accountFormat: format,
      accountTypes: [...accountTypes],
      documentTypes: [...documentTypes],
      fields: fields.map(shownField),
    })),
  };
};
