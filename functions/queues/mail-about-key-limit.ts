import { onMessage, queued } from '../entry/queue.ts';
import { newId } from '../proof.ts';
import { keyLimitReached } from '../rules/events/key-limit-reached.ts';
import { monthEnd } from '../rules/keys/windows.ts';

/** Tells a customer that a key has used so much of its month; once a month, key and mark, whatever happens. */
export const mailAboutKeyLimit = onMessage(
  keyLimitReached,
  'Customers are not told that a key of theirs nears its monthly limit.',
)
  .needing('keyAlerts.claim', 'keyAlerts.release', 'users.find', 'mailQueue.add', 'clock.now')
  .by(async ({ userId, key, keyId, reached }, { keyAlerts, users, mailQueue, clock }) => {
    const { month, percentage, limit } = reached;
    const now = clock.now();
    const alert = { userId, key, keyId, month, percentage, limit };
    // Claimed before it is queued: whoever dies in between never says the same twice.
    if (!(await keyAlerts.claim(alert, now))) return;
    try {
      const user = await users.find(userId);
      if (!user) return;
      const due = { id: newId('mail', now), userId, language: user.language, askedBy: 'us' } as const;
      const resetsAt = monthEnd(`${month}-01T00:00:00.000Z`);
      await mailQueue.add({
        ...due,
        mail: percentage === 100 ? 'keyLimitReached' : 'keyLimitNear',
        keyId,
        limit,
        resetsAt,
      });
    } catch (error) {
      await keyAlerts.release(alert);
      throw error;
    }
  });

export const handler = await queued(mailAboutKeyLimit);
