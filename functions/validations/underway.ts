import { pollAfterSeconds } from '../rules/bank/pending.ts';
import type { Balance } from '../rules/credits/wallet.ts';
import type { Validation } from '../store/validations/validations.ts';
import { Answer } from '../entry/implement.ts';
import { viewOf } from './view.ts';

/** 202: the bank wants more time, a job goes on asking, and the result will be found at `Location`. */
export const underway = async (validation: Validation, balance: Balance) =>
  new Answer(
    await viewOf(validation, balance),
    { location: `/api/validations/${validation.id}`, 'retry-after': String(pollAfterSeconds) },
    202,
  );
