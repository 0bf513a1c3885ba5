import { onMessage, queued } from '../entry/queue.ts';
import { rememberPorts, rememberActivity } from '../validations/remember-activity.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';

/** Remembers under pseudonyms that a customer asked for an account, and what its bank said: fraud risk reads it. */
export const rememberAccountActivity = onMessage(
  validationFinalized,
  'Fraud risk does not learn from the latest answers.',
)
  .needing(...rememberPorts, 'validations.find')
  .by(async ({ userId, id }, ports) => {
    const validation = await ports.validations.find(userId, id);
    if (validation) await rememberActivity(ports, validation);
  });

export const handler = await queued(rememberAccountActivity);
