import type { FraudReason } from '#shared/validation/risk.ts';
import type { ShownStatus } from '#shared/validation/status.ts';
import type { NameResult } from '#shared/validation/name-match.ts';
import type { WidgetVerdict } from '#shared/validation/widget.ts';

/** As much of an answer as a payee's verdict follows from. */
interface Answered {
  readonly status: ShownStatus;
  readonly nameMatch?: { readonly result: NameResult } | undefined;
  readonly fraudReasons?: readonly FraudReason[] | undefined;
}

const ofStatus: Readonly<Record<ShownStatus, WidgetVerdict | null>> = {
  PENDING: null,
  PROCESSING: null,
  VALID: 'confirmed',
  INVALID: 'unusable',
  ERROR: 'unanswered',
  TIMEOUT: 'unanswered',
  UNREADABLE: 'unanswered',
};

/** Whether the bank said that the account is somebody else's: another name, or another document. */
const isOfAnother = ({ nameMatch, fraudReasons = [] }: Answered): boolean =>
  nameMatch?.result === 'mismatch' || fraudReasons.includes('document_differs');

/** What a payee is told of an answer; null while there is none. */
export const verdictOf = (answered: Answered): WidgetVerdict | null => {
  const verdict = ofStatus[answered.status];
  return verdict === 'confirmed' && isOfAnother(answered) ? 'mismatch' : verdict;
};
