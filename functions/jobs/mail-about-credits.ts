import { dueMails, type Due } from '../rules/credits/credit-mails.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { User } from '../store/accounts/users.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { everyHour, scheduled } from '../entry/schedule.ts';
import { tellOfCredits } from '../webhooks/tell-of-credits.ts';
import { tellPorts } from '../webhooks/tell.ts';
import { goRound, roundPorts } from './daily-round.ts';

const needs = [
  ...roundPorts,
  ...tellPorts,
  'creditMails.claim',
  'creditMails.release',
  'credits.live',
  'users.find',
  'mailQueue.add',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type Told = 'queued' | 'saidBefore' | 'failed';

/** Claims before it tells: a run that dies in between, or two at once, never say the same twice. Webhooks hear of the same. */
const tell = async (ports: Ports, { userId, language }: User, said: Due<Lot>, now: string): Promise<Told> => {
  const { creditMails, mailQueue } = ports;
  const { kind, lot, credits } = said;
  if (!(await creditMails.claim(userId, lot, kind, now))) return 'saidBefore';
  try {
    await tellOfCredits(ports, userId, said, now);
    const due = { id: newId('mail', now), userId, mail: kind, language, askedBy: 'us', credits } as const;
    await mailQueue.add({ ...due, expiresAt: lot.expiresAt });
    return 'queued';
  } catch (error) {
    logger.warn('credit mail not queued', { cause: nameOf(error) });
    await creditMails.release(userId, lot, kind);
    return 'failed';
  }
};

const tellOwner = async (ports: Ports, userId: string, now: string): Promise<Told[]> => {
  const due = dueMails(await ports.credits.live(userId, now), now);
  const user = due.length > 0 ? await ports.users.find(userId) : undefined;
  return user ? Promise.all(due.map((one) => tell(ports, user, one, now))) : [];
};

/** Tells customers whose credits run out or expire soon; once per lot and kind, whatever happens. */
export const mailAboutCredits = everyHour('Customers are not told that their credits run out or expire.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const went = await goRound(ports, {
      of: 'CREDITMAILS',
      each: ({ userId }) => tellOwner(ports, userId, now),
      isLeft: (told) => told.includes('failed'),
    });
    const results = went?.results.flat() ?? [];
    const count = (wanted: Told) => results.filter((result) => result === wanted).length;
    const [queued, failed] = [count('queued'), count('failed')];
    if (failed > 0) throw new Error(`${failed} mails could not be queued, ${queued} were`);
    return { queued };
  });

export const handler = await scheduled(mailAboutCredits);
