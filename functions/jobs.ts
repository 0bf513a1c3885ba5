import { askPendingValidations } from './jobs/ask-pending-validations.ts';
import { buryDeadLots } from './jobs/bury-dead-lots.ts';
import { digestHistories } from './jobs/digest-histories.ts';
import { mailAboutCredits } from './jobs/mail-about-credits.ts';
import { settleStuckValidations } from './jobs/settle-stuck-validations.ts';
import type { PortName } from './ports/connect.ts';

/** Every job a schedule runs; `functions/jobs/<name>.ts` holds its handler. */
export const jobs = {
  askPendingValidations,
  buryDeadLots,
  digestHistories,
  mailAboutCredits,
  settleStuckValidations,
} satisfies Record<
  string,
  { readonly everyMinutes: number; readonly impact: string; readonly needs: readonly PortName[] }
>;
