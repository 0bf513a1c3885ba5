import { onMessage, queued } from '../entry/queue.ts';
import { learn, learnPorts } from '../payees/learn.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';

/** Remembers for a customer whom an account belongs to: the next question about it, or about its payee, is told. */
export const rememberPayees = onMessage(
  validationFinalized,
  'Payees do not learn from the latest answers, and changes of known ones go unnoticed.',
)
  .needing(...learnPorts, 'validations.find')
  .by(async ({ userId, id }, ports) => {
    const validation = await ports.validations.find(userId, id);
    if (validation) await learn(ports, validation);
  });

export const handler = await queued(rememberPayees);
