import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { readProperties } from '../../assembly/read-properties.ts';
import { Refusal } from '../wire.ts';
import type { Outgoing } from './mail.ts';

/** What SES puts on the event bus of a mail, without what every event has. */
export interface Returned {
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The names of the mailbox simulator, by what becomes of a mail to them; a note behind a plus changes nothing. */
const simulated = /^(bounce|complaint|suppressionlist)(\+[^@]*)?@simulator\.amazonses\.com$/;

interface Fate {
  readonly type: 'BOUNCE' | 'COMPLAINT';
  readonly arrives: boolean;
  readonly event: string;
  readonly said: (recipient: string, at: string, feedbackId: string) => Readonly<Record<string, unknown>>;
}

const bounce =
  (bounceSubType: string): Fate['said'] =>
  (emailAddress, timestamp, feedbackId) => ({
    eventType: 'Bounce',
    bounce: {
      feedbackId,
      bounceType: 'Permanent',
      bounceSubType,
      bouncedRecipients: [
        {
          emailAddress,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp,
      reportingMTA: 'dns; e2e.smtp-out.amazonses.com',
    },
  });

const bounced = { type: 'BOUNCE', arrives: false, event: 'Email Bounced' } as const;
const fates: Readonly<Record<string, Fate>> = {
  bounce: { ...bounced, said: bounce('General') },
  suppressionlist: { ...bounced, said: bounce('Suppressed') },
  complaint: {
    type: 'COMPLAINT',
    arrives: true,
    event: 'Email Complaint Received',
    said: (emailAddress, timestamp, feedbackId) => ({
      eventType: 'Complaint',
      complaint: {
        feedbackId,
        complaintSubType: null,
        complainedRecipients: [{ emailAddress }],
        timestamp,
        userAgent: 'Amazon SES Mailbox Simulator',
        complaintFeedbackType: 'abuse',
        arrivalDate: timestamp,
      },
    }),
  },
};

const fateOf = (recipient: string): Fate | undefined => fates[simulated.exec(recipient)?.[1] ?? ''];

const destination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.strictObject({
    Name: z.string().optional(),
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    EventBridgeDestination: z.strictObject({ EventBusArn: z.string().regex(/:event-bus\/default$/) }),
  }),
});

/** The types of events that each configuration set puts on the bus. */
const toldBySet = (assembly: Assembly): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    assembly.of('AWS::SES::ConfigurationSet').map(({ physicalId }) => {
      const own = assembly
        .of('AWS::SES::ConfigurationSetEventDestination')
        .map((resource) => readProperties(resource, destination))
        .filter(
          ({ ConfigurationSetName, EventDestination }) =>
            ConfigurationSetName === physicalId && EventDestination.Enabled,
        );
      const types = own.flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes);
      return [physicalId, new Set(types.map((type) => type.toUpperCase()))];
    }),
  );

/** What comes back of mails: those to the names of SES's mailbox simulator, where the configuration set tells of it. */
export const returnsOf = (assembly: Assembly) => {
  const told = toldBySet(assembly);
  const { region, account } = assembly;
  const eventOf = (id: string, mail: Outgoing, recipient: string, { event, said }: Fate, now: string): Returned => ({
    'detail-type': event,
    resources: [`arn:aws:ses:${region}:${account}:configuration-set/${mail.configurationSet}`],
    detail: {
      ...said(recipient, now, `0100${id.slice(4)}`),
      mail: {
        timestamp: now,
        source: mail.from,
        messageId: id,
        destination: mail.recipients,
        headersTruncated: false,
        commonHeaders: { from: [mail.from], to: mail.recipients, subject: mail.subject },
        tags: {
          'ses:configuration-set': [mail.configurationSet],
          ...Object.fromEntries(Object.entries(mail.tags ?? {}).map(([name, value]) => [name, [value]])),
        },
      },
    },
  });
  return {
    check: ({ configurationSet, tags = {} }: Outgoing): void => {
      if (configurationSet !== undefined && !told.has(configurationSet))
        throw new Refusal(
          [400, 'ConfigurationSetDoesNotExist'],
          `Configuration set <${configurationSet}> does not exist.`,
        );
      for (const text of Object.entries(tags).flat())
        if (!/^[\w-]{1,256}$/.test(text)) throw new Refusal('invalid', `Tag name or value is not valid: ${text}`);
    },
    of: (id: string, mail: Outgoing, recipients: readonly string[]): readonly Returned[] => {
      const types = told.get(mail.configurationSet ?? '');
      const now = new Date().toISOString();
      return recipients.flatMap((recipient) => {
        const fate = fateOf(recipient);
        return fate && types?.has(fate.type) ? [eventOf(id, mail, recipient, fate, now)] : [];
      });
    },
    arrives: (recipients: readonly string[]): boolean =>
      recipients.some((recipient) => fateOf(recipient)?.arrives ?? true),
  };
};
