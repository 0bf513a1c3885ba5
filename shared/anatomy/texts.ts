import type { PartName } from '../engine/names.ts';
import type { Caption } from './sums.ts';

/** Sentences with a number in them: written once for one and once for several. */
type Counted =
  | 'empty'
  | 'emptyOpen'
  | 'emptyDigits'
  | 'emptyDigitsOpen'
  | 'missing'
  | 'missingDigits'
  | 'tooMany'
  | 'tooManyDigits'
  | 'checks';

type Uncounted =
  | 'emptyMore'
  | 'soFar'
  | 'keepTyping'
  | 'wellFormed'
  | 'bank'
  | 'askBank'
  | 'wrong'
  | 'wrongRun'
  | 'wrongMore'
  | 'stray'
  | 'strayDigits'
  | 'strayMore'
  | 'impossible'
  | 'compare';

export type SaysKey = Counted | Uncounted;

/** Parts whose meaning is said where there is room for it. */
export type ExplainedPart = 'plaza' | 'branch' | 'account';

/** The texts of an anatomy in one language. `{{name}}` stands for the value of that name in what is said. */
export interface AnatomyTexts {
  readonly parts: Readonly<Record<PartName | 'extra', string>>;
  /** Where there is room for a few letters only. */
  readonly short: { readonly checkDigit: string };
  readonly about: Readonly<Record<ExplainedPart, string>>;
  readonly correct: string;
  readonly shouldBe: string;
  readonly notInCatalogue: string;
  readonly digitSum: Readonly<Record<'weights' | Caption['key'], string>>;
  readonly says: Readonly<Record<Uncounted | `${Counted}_${'one' | 'other'}`, string>>;
}
