import { randomUUID } from 'node:crypto';
import type { Assembly } from '../../assembly.ts';
import type { Need } from '../iam/iam.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { Refusal } from '../wire.ts';
import { decodeWords } from './encoded-words.ts';
import type { Outgoing } from './mail.ts';
import { type Returned, returnsOf } from './returns.ts';

/** Whose identity sends, what that needs, and the delivery. */
export interface Sender {
  readonly needs: (mail: Outgoing) => readonly Need[];
  /** Answers the message id, or refuses what SES would refuse. */
  readonly send: (mail: Outgoing) => string;
}

const mostRecipients = 50;

/** The identities that may send for an address, the closest first: itself, its domain, every parent domain. */
const candidates = (address: string): readonly string[] => {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return [address, ...labels.map((_, index) => labels.slice(index).join('.'))];
};

/** `Clara <no-reply@mail.example.com>` -> `no-reply@mail.example.com` */
const addressOf = (mailbox: string): string => (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();

const checkAddresses = ({ from, recipients, replyTo }: Outgoing): void => {
  if (recipients.length === 0) throw new Refusal('invalid', 'Empty required header "To".');
  if (recipients.length > mostRecipients) throw new Refusal('invalid', `Recipient count exceeds ${mostRecipients}.`);
  for (const mailbox of [from, ...recipients, ...replyTo]) {
    // A name outside ASCII must come as an encoded word (RFC 2047).
    if (/[^\x20-\x7e]/.test(mailbox)) throw new Refusal('invalid', `Address contains non-ASCII characters: ${mailbox}`);
    if (!/^[^@\s]+@[^@\s]+$/.test(addressOf(mailbox))) throw new Refusal('invalid', "Missing final '@domain'");
  }
};

const notVerified = (region: string, from: string): Refusal =>
  new Refusal(
    [400, 'MessageRejected'],
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${from}`,
  );

/** Checks a mail as SES does and delivers it to the local mailbox; what comes back is told. */
export const sesSender = (assembly: Assembly, mailbox: Mailbox, tell: (returned: Returned) => void): Sender => {
  const returns = returnsOf(assembly);
  const identities = new Set(
    assembly.of('AWS::SES::EmailIdentity').map(({ properties }) => String(properties['EmailIdentity']).toLowerCase()),
  );
  const verifiedFor = (address: string) => candidates(address).find((identity) => identities.has(identity));
  const arn = (resource: string) => `arn:aws:ses:${assembly.region}:${assembly.account}:${resource}`;

  return {
    needs: (mail) => {
      const from = addressOf(mail.from);
      const context = (key: string) =>
        ({ 'ses:fromaddress': [from], 'ses:recipients': mail.recipients.map(addressOf) })[key];
      const resources = [
        `identity/${verifiedFor(from) ?? from}`,
        ...(mail.configurationSet ? [`configuration-set/${mail.configurationSet}`] : []),
      ];
      return resources.map((resource) => ({ action: 'ses:SendEmail', resource: arn(resource), context }));
    },
    send: (mail) => {
      checkAddresses(mail);
      const from = addressOf(mail.from);
      if (!verifiedFor(from)) throw notVerified(assembly.region, from);
      returns.check(mail);
      const id = `0100${Date.now().toString(16)}-${randomUUID()}-000000`;
      for (const returned of returns.of(id, mail, mail.recipients.map(addressOf))) tell(returned);
      if (returns.arrives(mail.recipients.map(addressOf)))
        mailbox.deliver({
          id,
          from: decodeWords(mail.from),
          to: mail.recipients.map(decodeWords).join(', '),
          replyTo: [...mail.replyTo],
          subject: decodeWords(mail.subject),
          text: mail.text,
          html: mail.html,
        });
      return id;
    },
  };
};
