import { requirements } from '#shared/engine/index.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { code, table } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { formatMessages } from './messages.ts';

const lengthOf = ({ minLength, maxLength }: FieldRequirement): string => {
  if (minLength === undefined || maxLength === undefined) return '';
  return minLength === maxLength ? `${minLength}` : `${minLength}-${maxLength}`;
};

const rowOf = (one: FieldRequirement, language: Language): readonly string[] => {
  const { required, optional } = formatMessages[language];
  const { field, characters, options, example } = one;
  return [
    code(field),
    one.required ? required : optional,
    lengthOf(one),
    characters ? code(characters) : '',
    (options ?? []).map(code).join(', '),
    example ? code(example) : '',
  ];
};

/** What a validation needs in a format, as the requirements of the country say. */
export const fieldsOf = (country: string, format: string, language: Language): string => {
  const labels = formatMessages[language];
  const needed = requirements(country, undefined, format);
  if (!needed) throw new Error(`${country} has no format ${format}`);
  return table(
    [labels.field, labels.need, labels.length, labels.characters, labels.options, labels.example],
    needed.fields.map((one) => rowOf(one, language)),
  );
};
