import type { Beside } from '#shared/engine/check-digits.ts';
import type { CountryCode, FindingCode, KindCode, PartName } from '#shared/engine/names.ts';
import type { State } from '#shared/engine/number.ts';
import type { Language } from '#shared/messages/messages.ts';

/** A text in every language of the site. */
export type InBoth = Readonly<Record<Language, string>>;

/** Mistakes that many identifiers share: the number comes from the example, the words from the messages. */
export type CommonMistake = 'lostZeros' | 'scientific' | 'swap' | 'letter' | 'card' | 'cut' | 'extra' | 'misread';

interface Judged {
  /** What the engine says of the number; a test asks it. */
  readonly state: State;
  /** A finding of the engine without which the words would not be true. */
  readonly finding?: FindingCode;
}

/** A mistake of this identifier alone. */
export interface OwnMistake extends Judged {
  readonly number: string;
  readonly title: InBoth;
  readonly text: InBoth;
  /** What stands beside the number where that is not what stands beside the example. */
  readonly beside?: Beside;
}

export interface SharedMistake extends Judged {
  readonly common: CommonMistake;
  /** The number it is shown with where the example does not do. */
  readonly of?: string;
}

export type Mistake = OwnMistake | SharedMistake;

/** Who issues the identifier, or makes its rules, and where they say so. */
export interface Authority {
  readonly name: InBoth;
  readonly url: string;
}

/** How the calculator completes a number; without it only whole numbers are judged. */
export interface Completing {
  /** What the field shows at first: a number without its check digits. */
  readonly body: string;
  readonly label: InBoth;
  /** What nobody types: a country's code ahead, an establishment behind. */
  readonly ahead?: string;
  readonly behind?: string;
}

/** One identifier of a country and its page. Whatever the engine knows of it is not here. */
export interface Format {
  /** Last part of its address. */
  readonly id: string;
  readonly country: CountryCode;
  readonly code: KindCode;
  /** As a heading, told apart from its namesakes in other countries. */
  readonly name: InBoth;
  /** Among those of its own country. */
  readonly short: InBoth;
  readonly definition: InBoth;
  /** A well-formed number. */
  readonly example: string;
  /** A well-formed number of another length, where the example's is not the only one. */
  readonly also?: string;
  /** The bank of an example that does not name it. */
  readonly beside?: Beside;
  /** What each part of the example stands for. */
  readonly parts: Readonly<Partial<Record<PartName, InBoth>>>;
  /** What the sum alone does not say: of letters, of exceptions; or what is checked where there is no check digit. */
  readonly check: InBoth;
  readonly completing?: Completing;
  readonly mistakes: readonly Mistake[];
  readonly authorities: readonly Authority[];
  /** Identifiers whose page the reader may want, too. */
  readonly related: readonly string[];
}

/** Keeps the exact names of a page while its shape is checked. */
export const formats = (...all: readonly Format[]): readonly Format[] => all;

export const addressOf = (id: string): `/${string}` => `/formatos/${id}`;
