import { dueMails, type Due } from '../rules/credits/credit-mails.ts';
import { lastDayIn } from '../rules/credits/day.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { User } from '../store/accounts/users.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyDay, scheduled } from '../entry/schedule.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [
  ...walkPorts,
  'wallets.listOwners',
  'creditMails.claim',
  'creditMails.release',
  'credits.live',
  'users.find',
  'mail.send',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type Sent = 'sent' | 'saidBefore' | 'failed';

/** Claims before it sends: a run that dies in between, or two at once, never say the same twice. */
const tell = async (
  { creditMails, mail }: Ports,
  user: User,
  { kind, lot, credits }: Due<Lot>,
  now: string,
): Promise<Sent> => {
  const { userId, email, language } = user;
  if (!(await creditMails.claim(userId, lot, kind, now))) return 'saidBefore';
  try {
    const parameters = { credits, date: lastDayIn(language, lot.expiresAt) };
    await mail.send({ to: email, name: kind, language, parameters, path: '/dashboard' });
    return 'sent';
  } catch (error) {
    logger.warn('credit mail failed', { cause: nameOf(error) });
    await creditMails.release(userId, lot, kind);
    return 'failed';
  }
};

const tellOwner = async (ports: Ports, userId: string, now: string): Promise<Sent[]> => {
  const due = dueMails(await ports.credits.live(userId, now), now);
  const user = due.length > 0 ? await ports.users.find(userId) : undefined;
  return user ? Promise.all(due.map((one) => tell(ports, user, one, now))) : [];
};

/** So many owners at once: SES takes few mails a second. */
const atOnce = 10;

/** Tells customers whose credits run out or expire soon; once per lot and kind, whatever happens. */
export const mailAboutCredits = everyDay('Customers are not told that their credits run out or expire.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk(ports, {
      list: 'wallets',
      page: (cursor) => ports.wallets.listOwners(cursor),
      each: ({ userId }) => tellOwner(ports, userId, now),
      isEndless: true,
      atOnce,
    });
    const count = (wanted: Sent) => results.flat().filter((result) => result === wanted).length;
    const [sent, failed] = [count('sent'), count('failed')];
    if (failed > 0) throw new Error(`${failed} mails could not be sent, ${sent} were`);
    return { sent };
  });

export const handler = await scheduled(mailAboutCredits);
