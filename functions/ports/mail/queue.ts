import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { MailDue } from '../../rules/mail/mail-due.ts';
import { nameOf } from '../../log.ts';
import { env, queuesMail } from '../grant.ts';
import { verb } from '../verb.ts';

const client = new SQSClient();

export const verbs = {
  /** Puts a mail where it leaves from within a moment; rejects when the queue does not take it. */
  add: verb([queuesMail], async (due: MailDue): Promise<void> => {
    const message = { QueueUrl: env('MAIL_QUEUE_URL'), MessageBody: JSON.stringify(due), MessageGroupId: due.userId };
    await client.send(new SendMessageCommand(message)).catch((error: unknown) => {
      throw Object.assign(new Error('The queue did not take the mail'), { name: nameOf(error) });
    });
  }),
};
