import type { Country } from '#shared/engine/country.ts';
import type { AccountFormat, FieldName } from '#shared/engine/names.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { environments } from '#shared/validation/environment.ts';
import { emptyDraft, readDraft } from '../form/draft.ts';
import type { Draft } from '../form/draft.ts';

/** A bank many people know, where the form asks for one. Elsewhere the first of the list will do. */
const wellKnown: ReadonlySet<string> = new Set(['MX 012', 'PE 002', 'CO 007', 'CL 001', 'BR 001', 'UY 001', 'EC 0010']);

const bankFor = ({ pack }: Country, { options }: FieldRequirement): string => {
  const banks = pack.banks.banks.filter(
    ({ code, status }) => status === 'active' && (options === undefined || options.includes(code)),
  );
  return (banks.find(({ code }) => wellKnown.has(`${pack.country} ${code}`)) ?? banks[0])?.code ?? '';
};

const published = ({ pack }: Country, kind: string | undefined): string | undefined =>
  pack.examples.find((example) => example.valid && example.kind === kind)?.number;

/** The first document of the list somebody published one of. */
const documentFor = (country: Country, types: readonly string[]): readonly [type: string, number: string] => {
  const documents = types.flatMap((type) => {
    const number = published(country, country.pack.documents.find((kind) => kind.type === type)?.code);
    return number === undefined ? [] : [[type, number] as const];
  });
  return documents[0] ?? ['', ''];
};

/** Every length a number may have, the usual ten first. */
const lengthsOf = ({ minLength = 1, maxLength = minLength }: FieldRequirement): number[] =>
  Array.from({ length: maxLength - minLength + 1 }, (_, more) => minLength + more).toSorted(
    (a, b) => Math.abs(a - 10) - Math.abs(b - 10),
  );

const digits = '45678012394567801239';

/** Writes what is expected over what stands there: 45678-0 becomes 45678-3. */
const corrected = (text: string, position: number, expected: string): string =>
  text.slice(0, position - 1) + expected + text.slice(position - 1 + expected.length);

/** What the engine has to say against a text in this field, in earnest and in the sandbox. */
const objections = (country: Country, draft: Draft, field: FieldName) =>
  environments.flatMap((environment) =>
    (readDraft(country, { ...draft, environment })?.judged.findings ?? []).filter(
      (finding) => (finding.field ?? 'accountNumber') === field,
    ),
  );

/** The text, its check digits put right one after the other, if nothing is left to say against it. */
const flawless = (country: Country, draft: Draft, field: FieldName, text: string, tries = 3): string | undefined => {
  const [objection] = objections(country, { ...draft, [field]: text }, field);
  if (!objection) return text;
  const { position, expected } = objection;
  if (tries === 0 || position === undefined || expected === undefined) return undefined;
  return flawless(country, draft, field, corrected(text, position, expected), tries - 1);
};

/** A number for this field: a published one, or else one made up that nothing speaks against. */
const numberFor = (country: Country, draft: Draft, requirement: FieldRequirement): string => {
  const { field, example } = requirement;
  const madeUp = lengthsOf(requirement).map((length) => digits.repeat(2).slice(0, length));
  for (const text of example === undefined ? madeUp : [example, ...madeUp]) {
    const number = flawless(country, draft, field, text);
    if (number !== undefined) return number;
  }
  return '';
};

/**
 * A whole account to try the form with, in any country and format: everything that is required, nothing else. Made from the
 * engine's own data and judged by it, so a new country needs no example here.
 */
export const sampleOf = (country: Country, format: AccountFormat, chosenBank: string): Draft => {
  const asked = country.requirements(undefined, format)?.fields.find(({ field }) => field === 'bankCode');
  const bankCode = asked?.required ? chosenBank || bankFor(country, asked) : '';
  const fields = country.requirements(bankCode || undefined, format)?.fields ?? [];
  const sample = { ...emptyDraft, accountFormat: format, bankCode };
  for (const requirement of fields.filter(({ required }) => required)) {
    const { field, options = [] } = requirement;
    if (field === 'accountType') sample.accountType = options[0] ?? '';
    if (field === 'documentType') [sample.documentType, sample.documentNumber] = documentFor(country, options);
    if (field === 'branchCode' || field === 'routingNumber' || field === 'accountNumber')
      sample[field] = numberFor(country, sample, requirement);
  }
  return { ...sample, environment: 'sandbox' };
};
