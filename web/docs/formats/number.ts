import { explainNumber, type DigitSum } from '#shared/engine/explain.ts';
import { judgeNumber, layoutOf } from '#shared/engine/number.ts';
import type { NumberKind, Pack } from '#shared/engine/pack.ts';
import { captionOf } from '#shared/anatomy/sums.ts';
import { anatomy as enAnatomy } from '#shared/messages/anatomy/en.ts';
import { anatomy as esAnatomy } from '#shared/messages/anatomy/es.ts';
import { fill } from '#shared/messages/index.ts';
import { code, table, together } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { formatMessages } from './messages.ts';

const anatomy = { es: esAnatomy, en: enAnatomy };

/** A number of a kind that somebody published. */
export const exampleOf = (pack: Pack, kind: NumberKind): string | undefined =>
  pack.examples.find((one) => one.kind === kind.code && one.valid)?.number;

const partsOf = (kind: NumberKind, number: string, language: Language): string => {
  const { part, place, value } = formatMessages[language];
  const { parts } = judgeNumber(kind, number, {}, 'production', 'account');
  return table(
    [part, place, value],
    parts.map((one) => [
      anatomy[language].parts[one.part],
      one.to - one.from > 1 ? `${one.from + 1}-${one.to}` : `${one.to}`,
      code(one.value),
    ]),
  );
};

/** A character, and what it counts where that is another. */
const told = (character: string, value: number): string =>
  character === String(value) ? code(character) : `${code(character)} = ${value}`;

/** The sum of one check digit, character by character. */
const workedOf = (sum: DigitSum, text: string, language: Language): string => {
  const { position, character, weight, product, computed } = formatMessages[language];
  const { parts, digitSum } = anatomy[language];
  const name = `**${parts[sum.part]}** (${sum.position}): ${code(sum.typed)}`;
  if (sum.terms.length === 0) return together(name, computed);
  const { key, ...values } = captionOf([sum]);
  const rows = sum.terms.map((term) => [
    `${term.index + 1}`,
    told(text.charAt(term.index), term.value),
    `${term.weight}`,
    `${term.product}`,
  ]);
  return together(name, table([position, character, weight, product], rows), `${fill(digitSum[key], values)}.`);
};

/** What an example of a kind consists of, and how its check digits come about. */
export const readOf = (kind: NumberKind, number: string, language: Language): string => {
  const { worked, noCheck, anatomy: title } = formatMessages[language];
  const sums = explainNumber(kind, number, {});
  const { normalized } = judgeNumber(kind, number, {}, 'production', 'account');
  return together(
    `### ${title}: ${code(number)}`,
    partsOf(kind, number, language),
    sums.length > 0 ? `### ${worked}` : noCheck,
    ...sums.map((sum) => workedOf(sum, normalized, language)),
  );
};

/** How long numbers of a kind are, as they are begun and as they are published. */
export const lengthOf = (kind: NumberKind, example = ''): string => {
  const layouts = ['', example].map((text) => layoutOf(kind, text, {}));
  const [min, max] = [Math.min(...layouts.map((one) => one.min)), Math.max(...layouts.map((one) => one.max))];
  return min === max ? `${min}` : `${min}-${max}`;
};
