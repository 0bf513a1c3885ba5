import { onMessage, queued } from '../entry/queue.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';
import { balanceOf, isLive } from '../rules/credits/wallet.ts';
import { viewOf } from '../validations/view.ts';
import { tell, tellPorts } from '../webhooks/tell.ts';

/** Tells webhooks of a final answer, as whoever reads the validation finds it. */
export const tellWebhooksOfAnswers = onMessage(
  validationFinalized,
  'Webhooks are not told of answers: what customers run on them stands still.',
)
  .needing(...tellPorts, 'validations.find')
  .by(({ userId, id }, ports) =>
    tell(ports, {
      userId,
      type: 'validation.completed',
      look: async ({ lots }, now) => {
        const validation = await ports.validations.find(userId, id);
        if (validation?.completedAt === undefined) return undefined;
        const { environment, completedAt: at } = validation;
        return { source: id, at, environment, data: await viewOf(validation, balanceOf(lots.filter(isLive(now)))) };
      },
    }),
  );

export const handler = await queued(tellWebhooksOfAnswers);
