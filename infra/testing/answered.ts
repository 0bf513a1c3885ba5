import type { FinalStatus } from '#shared/validation/status.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import type { Origin, Validation } from '#functions/store/validations/validation.ts';

interface Asked {
  readonly userId: string;
  /** When it was asked. */
  readonly at: string;
  /** When it was answered; absent means at once. */
  readonly completedAt?: string;
  readonly environment?: Validation['environment'];
  readonly origin?: Origin;
}

/** Validations that ended in these statuses, written by the store itself and counted by nobody. */
export const answered = async (
  statuses: readonly FinalStatus[],
  { userId, at, completedAt = at, environment = 'sandbox', origin }: Asked,
) => {
  const { validations } = await connect(['validations.create', 'validations.settle']);
  return Promise.all(
    statuses.map(async (status) => {
      const draft = { id: newId('val', at), userId, environment, createdAt: at, ...origin };
      const account = { country: 'MX', format: 'CLABE', accountNumber: '1', normalized: '1', verified: false };
      const validation: Validation = { ...draft, ...account, status: 'PROCESSING' };
      await validations.create(validation);
      await validations.settle(validation, { status, verified: false }, completedAt);
      return { ...draft, status };
    }),
  );
};
