/** What the command says beside the judgements; `{{name}}` is replaced by the value of that name. */
export interface CommandTexts {
  readonly usage: string;
  /** In front of what is wrong with the way it was called. */
  readonly wrongUse: string;
  readonly noNumber: string;
  readonly unknownCommand: string;
  readonly unknownOption: string;
  readonly unknownCountry: string;
  readonly unknownLanguage: string;
  readonly documentNeedsCountry: string;
  /** Of a number whose country was not named. */
  readonly alsoCouldBe: string;
}
