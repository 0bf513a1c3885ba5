import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { logger, tellCount } from '../log.ts';
import { auditFaults } from '../rules/audit/audit-metrics.ts';

/** Six hours: what is taken out of the trail is noticed on the same day. */
const minutes = 6 * 60;

/**
 * Proves that the trail of operators stands as it was written, and writes down how far it is: in a row of its own that is
 * only ever added, and in the log. A tail that was cut off afterwards is shorter than they say.
 */
export const verifyAuditTrail = everyMinutes(minutes, 'Nobody sees whether the trail of operators was changed.')
  .needing('auditTrail.verify', 'auditTrail.keepAnchor', 'clock.now')
  .by(async ({ auditTrail, clock }) => {
    const now = clock.now();
    const { entries, head, faults } = await auditTrail.verify({ now });
    for (const fault of faults) logger.error('audit trail wrong', { ...fault });
    tellCount(auditFaults, faults.length);
    logger.info('audit head', { n: head.n, hash: head.hash });
    if (head.n > 0 && faults.length === 0) await auditTrail.keepAnchor(head, now);
    return { entries, faults: faults.length };
  });

export const handler = await scheduled(verifyAuditTrail);
