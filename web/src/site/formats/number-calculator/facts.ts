import type { Beside } from '#shared/engine/check-digits.ts';
import type { CountryCode, FindingCode, KindCode } from '#shared/engine/names.ts';
import type { Frame } from '../complete.ts';

/** What a calculator is told by its page, so that it loads the rules of one country and nothing else. */
export interface CalculatorFacts {
  readonly country: CountryCode;
  readonly code: KindCode;
  readonly beside: Beside;
  /** What the field shows at first. */
  readonly first: string;
  readonly label: string;
  /** Absent where the number has no check digit: then it is only judged. */
  readonly frame?: Frame;
  /** The sentences of the findings that can occur. */
  readonly findings: Readonly<Partial<Record<FindingCode, string>>>;
}
