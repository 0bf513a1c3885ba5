import { announceAttachment as contract } from '#shared/contract/app/support.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { newId } from '../../proof.ts';

export const announceAttachment = implement(contract)
  .needing('limits.take', 'attachments.create', 'supportFiles.presign', 'clock.now')
  .by(async ({ body, caller: { userId } }, ports) => {
    const createdAt = ports.clock.now();
    await takeOfDay(ports, { what: `attachment#${userId}`, max: supportLimits.attachmentsPerDay });
    const attached = { id: newId('att', createdAt), ...body };
    await ports.attachments.create({ ...attached, userId, createdAt });
    const { expiresAt, ...upload } = await ports.supportFiles.presign(userId, attached);
    return { id: attached.id, upload, expiresAt };
  });

export const handler = await http(announceAttachment);
