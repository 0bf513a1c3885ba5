import { callLimits, freeAccountsPerDomain, mailsPerDay, plans } from '#shared/plans.ts';
import { control } from '../control.ts';
import { goodPassword, mailsTo, newEmail, signUp, tokenIn } from '../customer.ts';
import { answered, inTurn, times, type Cloud, type Trial } from './trial.ts';

const registration = (email: string) => ({ email, password: goodPassword, confirmPassword: goodPassword });

const register = async ({ callFrom }: Cloud, email: string, from: string): Promise<number> =>
  (await callFrom('/api/auth/register', from, registration(email))).status;

/** What an account got for free, once its mail was opened. */
const creditsOf = async (cloud: Cloud, email: string, from: string): Promise<number> => {
  const [mail] = await mailsTo(cloud.addresses, email);
  if (!mail) return 0;
  const body = { token: tokenIn(mail), password: goodPassword };
  const answer = (await (await cloud.callFrom('/api/auth/verify-email', from, body)).json()) as { credits?: number };
  return answer.credits ?? 0;
};

const address = (turn: number): string => `198.18.${turn}.5`;

const farming: Trial<Cloud> = {
  name: 'farming',
  run: async (cloud) => {
    const { perAddress, perNetwork } = callLimits.register;
    const domain = newEmail().split('@')[1] ?? '';
    const company = Array.from({ length: 8 }, (_, turn) => `persona.${turn}@${domain}`);
    const mailbox = Array.from({ length: 6 }, (_, turn) => `ana+${turn}@${newEmail().split('@')[1]}`);
    const farm = async (emails: readonly string[]) => {
      let credits = 0;
      for (const [turn, email] of emails.entries()) {
        await register(cloud, email, address(turn));
        credits += await creditsOf(cloud, email, address(turn));
      }
      return credits;
    };
    const [first = ''] = mailbox;
    const tagged = mailbox.map((email) => `${email.split('@')[0]}@${first.split('@')[1]}`);
    const ofCompany = await farm(company);
    const ofMailbox = await farm(tagged);
    await cloud.advance(callLimits.register.windowSeconds);
    const fromOne = await times(perAddress + 15 * cloud.size, () => register(cloud, newEmail(), '198.51.100.60'));
    await cloud.advance(callLimits.register.windowSeconds);
    const around = await times(perNetwork + 30 * cloud.size, (turn) =>
      register(cloud, newEmail(), `192.0.2.${(turn % 200) + 1}`),
    );
    const made = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;
    const { credits } = plans.free.pack;
    return [
      {
        tried: 'accounts of one company, each from a network of its own',
        times: company.length,
        happened: `${ofCompany} free credits`,
        held: ofCompany <= freeAccountsPerDomain * credits,
      },
      {
        tried: 'spellings of one mailbox (a plus and a tag)',
        times: tagged.length,
        happened: `${ofMailbox} free credits`,
        held: ofMailbox <= credits,
      },
      answered('accounts of ever new domains from one address', fromOne, made(fromOne) <= perAddress),
      answered('accounts of ever new domains from a /24', around, made(around) <= perNetwork),
    ];
  },
};

const bombing: Trial<Cloud> = {
  name: 'bombing',
  run: async (cloud) => {
    const victim = await signUp(cloud.addresses);
    const waiting = newEmail();
    await register(cloud, waiting, '198.51.100.70');
    const before = (await mailsTo(cloud.addresses, victim.email)).length;
    await cloud.advance(120);
    const ask = (path: string, email: string) => async (turn: number) => {
      const { status } = await cloud.callFrom(path, address(turn % 200), { email });
      await cloud.advance(61);
      return status;
    };
    const forgot = await inTurn(30 * cloud.size, ask('/api/auth/forgot-password', victim.email));
    const resent = await inTurn(20 * cloud.size, ask('/api/auth/resend-verification', waiting));
    const [mails, others] = [
      (await mailsTo(cloud.addresses, victim.email)).length - before,
      (await mailsTo(cloud.addresses, waiting)).length,
    ];
    await cloud.advance(3600);
    const wrote = await times(40 * cloud.size, (turn) =>
      cloud
        .callFrom('/api/contact', '198.51.100.80', {
          name: 'Ana',
          company: 'Pagos',
          email: `visita.${turn}@pagos-bomba.com.ar`,
          message: 'Un mensaje que nadie espera.',
        })
        .then(({ status }) => status),
    );
    await control(cloud.addresses, '/events/drain');
    return [
      answered(
        'reset mails to one mailbox from 200 networks',
        forgot,
        mails <= mailsPerDay.anybody * 2,
        `${mails} mails left`,
      ),
      answered(
        'verification mails to one mailbox from 200 networks',
        resent,
        others <= mailsPerDay.anybody * 2,
        `${others} mails left`,
      ),
      answered(
        'messages of the contact form from one address',
        wrote,
        wrote.filter((status) => status < 300).length <= callLimits.contact.perAddress,
      ),
    ];
  },
};

export const signUps: readonly Trial<Cloud>[] = [farming, bombing];
