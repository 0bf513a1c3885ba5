import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { perEnvironment } from '../../environment.ts';
import { env, readsDashboardAddress, sendsMail } from '../grant.ts';
import { nameOf } from '../../log.ts';
import { verb } from '../verb.ts';
import { dashboardAddress } from './dashboard-address.ts';
import { mailboxTag } from './mailbox-tag.ts';
import { render, type Letter } from './render.ts';

const client = perEnvironment(() => new SESClient());
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

export interface Sending extends Omit<Letter, 'link'> {
  readonly to: string;
  /** The hash of the address that this is: what comes back says it. */
  readonly mailbox: string;
  /** Who gets the answer to it; absent means nobody. */
  readonly replyTo?: string | undefined;
  /** Path and query within the dashboard. */
  readonly path: string;
}

/** What SES says may quote the address, and whoever catches this logs it: only the name goes on. */
const nameless = (error: unknown): Error =>
  Object.assign(new Error('SES did not take the mail'), { name: nameOf(error) });

export const verbs = {
  /** Sends one letter; rejects when SES does not take it. */
  send: verb(
    [sendsMail, readsDashboardAddress],
    async ({ to, mailbox, replyTo, path, ...letter }: Sending): Promise<void> => {
      const { subject, text, html } = render({ ...letter, link: `${await dashboardAddress()}${path}` });
      const command = new SendEmailCommand({
        Source: env('MAIL_FROM'),
        ConfigurationSetName: env('MAIL_CONFIGURATION'),
        Tags: [{ Name: mailboxTag, Value: mailbox }],
        Destination: { ToAddresses: [to] },
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      });
      await client()
        .send(command)
        .catch((error: unknown) => {
          throw nameless(error);
        });
    },
  ),
};
