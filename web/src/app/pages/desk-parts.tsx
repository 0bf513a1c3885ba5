import { PayeeMemory, PayeeNotices, SavePayee } from '../../features/payees/index.ts';
import { ShareAction } from '../../features/receipts/index.ts';
import type { AnswerParts, FormNotices } from '../../features/validation/index.ts';

/** What payees tell above the foot of the form. */
export const DeskNotices: FormNotices = PayeeNotices;

const Actions: AnswerParts['Actions'] = (answer) => (
  <>
    <SavePayee {...answer} />
    <ShareAction {...answer} />
  </>
);

/** What payees and receipts add to every answer. */
export const answerParts: AnswerParts = { Memory: PayeeMemory, Actions };
