import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Routes } from '../http/match.ts';
import { abandon, approve, decline } from './approve.ts';
import { dispute, resolveDispute } from './disputes.ts';
import { refund, reverse } from './give-back.ts';
import { setRenewals } from './renewals.ts';
import { review } from './review.ts';
import { setFaults } from './set-faults.ts';
import { setMode } from './webhooks.ts';

const knobs = ({ faults, webhooks }: Desk): Answer =>
  ok({ faults: faults.read(), webhooks: webhooks.deliveries.mode() });

const reset = (desk: Desk): Answer => {
  desk.faults.reset();
  desk.calls.reset();
  desk.webhooks.deliveries.setMode({ mode: 'normal' });
  return knobs(desk);
};

/** What tools and tests may do to this account, without a token. */
export const controlRoutes: Routes = {
  'GET /control': knobs,
  'DELETE /control': reset,
  'GET /control/calls': ({ calls }) => ok(calls.read()),
  'POST /control/approve': approve,
  'POST /control/decline': decline,
  'POST /control/abandon': abandon,
  'POST /control/webhooks': setMode,
  'POST /control/refund': refund,
  'POST /control/reverse': reverse,
  'POST /control/dispute': dispute,
  'POST /control/dispute/resolve': resolveDispute,
  'POST /control/renewals': setRenewals,
  'POST /control/review': review,
  'POST /control/faults': setFaults,
};
