import { Fault, type FieldFault } from '#shared/errors/fault.ts';
import { refusedCharacter } from '#shared/validation/characters.ts';
import { pointerOf } from './pointer.ts';

/** How a JSON text writes, plainly or escaped, what may have to be refused; most hold nothing of it. */
const suspect = /\\[bfnrtu]|[\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
export const mayHoldRefused = (json: string): boolean => suspect.test(json);

type Place = readonly PropertyKey[];
interface Text {
  readonly at: Place;
  readonly text: string;
}

const below = (value: object): readonly (readonly [PropertyKey, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value);

/** What is nested deeper is told by what it stands in. */
const depthAtMost = 32;

/** Every text in a value with its place, names of members included. Not recursive: lists may be nested without end. */
function* textsIn(whole: unknown): Generator<Text> {
  const open: { readonly at: Place; readonly value: unknown }[] = [{ at: [], value: whole }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, value } = next;
    if (typeof value === 'string') yield { at, text: value };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of below(value)) {
      const place = at.length < depthAtMost ? [...at, name] : at;
      if (typeof name === 'string') yield { at: place, text: name };
      open.push({ at: place, value: inner });
    }
  }
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What ends a line, and what sets one in: of the refused characters, those that a text of several lines is made of. */
const ofLines = /[\n\r\t]/g;

const faultIn = ({ at, text }: Text, severalLines: ReadonlySet<PropertyKey>): readonly FieldFault[] => {
  const isOfLines = at.length === 1 && at.every((name) => severalLines.has(name));
  // As long as before, so that the place of what is found is told as it is.
  const found = refusedCharacter.exec(isOfLines ? text.replace(ofLines, ' ') : text);
  if (!found) return [];
  const position = Array.from(text.slice(0, found.index)).length + 1;
  return [{ pointer: pointerOf(at), code: 'field.character', character: codePointOf(found[0]), position }];
};

/** Refuses texts that no database takes (half a character), and those that would be shown as what they are not. */
export const requireUsableTexts = (value: unknown, severalLines: readonly string[] = []): void => {
  const ofSeveralLines = new Set(severalLines);
  const fields: FieldFault[] = [];
  for (const found of textsIn(value)) {
    if (!found.text.isWellFormed())
      throw new Fault('errors.malformedRequest', { fields: [{ pointer: '', code: 'errors.malformedRequest' }] });
    fields.push(...faultIn(found, ofSeveralLines));
  }
  if (fields.length > 0) throw new Fault('errors.invalidFields', { fields });
};
