import type { FindingCode } from '../../engine/names.ts';
import type { FieldCode } from '../../errors/catalogue.ts';
import type { SheetCode } from '../../batch/finding.ts';

/** What the engine notices, whatever number it is of: `check_digit` of `mx.clabe.check_digit`. */
type NoticeOf<Code> = Code extends `${string}.${string}.${infer Notice}`
  ? Notice
  : Code extends `${string}.${infer Notice}`
    ? Notice
    : never;
export type Notice = NoticeOf<FindingCode>;

export interface CellTexts {
  /** What a cell should hold, where the engine has no sentence of its own for it. */
  readonly expected: Readonly<Record<SheetCode | FieldCode, string>>;
  /** What to do about it. */
  readonly fixes: Readonly<Record<SheetCode | FieldCode | Notice, string>>;
}
