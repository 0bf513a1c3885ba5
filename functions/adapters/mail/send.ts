import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { env, readsDashboardAddress, sendsMail } from '../../runtime/grant.ts';
import { verb } from '../../runtime/verb.ts';
import { dashboardAddress } from './dashboard-address.ts';
import { render, type Letter } from './render.ts';

const client = new SESClient();
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

export interface Sending extends Omit<Letter, 'link'> {
  readonly to: string;
  /** Path and query within the dashboard. */
  readonly path: string;
}

export const verbs = {
  /** Sends one letter; rejects when SES does not take it. */
  send: verb([sendsMail, readsDashboardAddress], async ({ to, path, ...letter }: Sending): Promise<void> => {
    const { subject, text, html } = render({ ...letter, link: `${await dashboardAddress()}${path}` });
    await client.send(
      new SendEmailCommand({
        Source: env('MAIL_FROM'),
        Destination: { ToAddresses: [to] },
        Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      }),
    );
  }),
};
