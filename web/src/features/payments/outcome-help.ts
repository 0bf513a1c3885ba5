import { helpOfCharge, helpOfDebt, helpOfDecline, type HelpPage } from '../../components/help-link/pages.ts';
import type { Outcome } from './outcome.ts';

/** What explains a payment that is not simply paid. */
export const helpOfOutcome: Readonly<Record<Outcome, HelpPage | undefined>> = {
  confirming: helpOfCharge,
  review: helpOfCharge,
  unapproved: helpOfDecline,
  declined: helpOfDecline,
  cancelled: helpOfDecline,
  failed: helpOfDecline,
  unknown: undefined,
  paid: undefined,
  refunded: helpOfDebt,
  reversed: helpOfDebt,
  disputed: helpOfDebt,
};
