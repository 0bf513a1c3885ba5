import type { Beside } from './check-digits.ts';
import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import { refused } from './judge.ts';
import type { DocumentType } from './names.ts';
import { hasError, judgeNumber } from './number.ts';
import type { JudgedPart, Mode, State } from './number.ts';
import type { Pack } from './pack.ts';

/** A document within a country. */
export interface DocumentFields {
  readonly type: string;
  readonly number: string;
  readonly mode?: Mode | undefined;
  /** The day of the judgement, `2026-11-22`, for numbers that hold a date; the clock's own unless given. */
  readonly today?: string | undefined;
}

export interface DocumentInput extends DocumentFields {
  readonly country: string;
}

export interface DocumentJudgement {
  readonly ok: boolean;
  readonly type: DocumentType | undefined;
  readonly normalized: string;
  readonly state: State;
  readonly missing: number;
  readonly confirmed: number;
  readonly parts: readonly JudgedPart[];
  readonly findings: readonly Finding[];
}

const nothing: Beside = {};

export function judgeDocumentWith(
  pack: Pack,
  { type, number, mode = 'production', today }: DocumentFields,
): DocumentJudgement {
  for (const kind of pack.documents) {
    if (kind.type !== type) continue;
    const { normalized, state, missing, confirmed, parts, findings } = judgeNumber(
      kind,
      number,
      today ? { today } : nothing,
      mode,
      'document',
    );
    const ok = !hasError(findings);
    return { ok, type: kind.type as DocumentType, normalized, state, missing, confirmed, parts, findings };
  }
  return refusedDocument(number, common('document.type_unknown'));
}

/** The answer where no pack or kind can be asked. */
export function refusedDocument(number: string, finding: Finding): DocumentJudgement {
  return { ok: false, type: undefined, ...refused(number, finding) };
}
