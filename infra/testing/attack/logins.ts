import { crowdLimits } from '#shared/plans.ts';
import { goodPassword, newEmail, signUp } from '../customer.ts';
import { answered, inTurn, type Cloud, type Finding, type Trial } from './trial.ts';

/** Heard one at a time while waits are still seconds. */
const fewMore = 10;

const login = async ({ callFrom }: Cloud, email: string, from: string, password: string): Promise<number> =>
  (await callFrom('/api/auth/login', from, { email, password })).status;

const network = (turn: number): string => `203.${Math.floor(turn / 250)}.${turn % 250}.9`;

const looked = (tried: string, statuses: readonly number[], atMost: number): Finding => {
  const heard = statuses.filter((status) => status === 401).length;
  return answered(tried, statuses, heard <= atMost + fewMore && !statuses.includes(200));
};

const spraying: Trial<Cloud> = {
  name: 'spraying',
  run: async (cloud) => {
    const { emails } = crowdLimits;
    const owner = await signUp(cloud.addresses);
    await login(cloud, owner.email, '198.51.100.7', goodPassword);
    const sprayed = await inTurn(60 * cloud.size, (turn) => login(cloud, newEmail(), network(turn), goodPassword));
    const known = await login(cloud, owner.email, '198.51.100.7', goodPassword);
    return [
      looked('one password on many e-mails, each from a network of its own', sprayed, emails.password),
      answered('the owner of that very password, where they logged in before', [known], known === 200),
    ];
  },
};

const stuffing: Trial<Cloud> = {
  name: 'stuffing',
  run: async (cloud) => {
    const { emails } = crowdLimits;
    const pair = (from: string) => (turn: number) => login(cloud, newEmail(), from, `Robada-${turn}-x`);
    const one = await inTurn(60 * cloud.size, pair('198.51.100.50'));
    await cloud.advance(crowdLimits.windowSeconds);
    const many = await inTurn(120 * cloud.size, (turn) => pair(`192.0.2.${(turn % 250) + 1}`)(turn));
    await cloud.advance(crowdLimits.windowSeconds);
    const wide = await inTurn(120 * cloud.size, (turn) => pair(`2001:db8:9:${turn.toString(16)}::1`)(turn));
    return [
      looked('a stolen list of pairs from one address', one, emails.address),
      looked('a stolen list of pairs from 250 addresses of a /24', many, emails.network),
      looked('a stolen list of pairs from a /48 of IPv6', wide, emails.network),
    ];
  },
};

/** So often a password of one e-mail is looked at before each further try waits, and while waits are short. */
const guessing: Trial<Cloud> = {
  name: 'guessing',
  run: async (cloud) => {
    const { email } = await signUp(cloud.addresses);
    const statuses = await inTurn(40 * cloud.size, (turn) =>
      login(cloud, email, network(turn + 500), `Adivinada-${turn}-y`),
    );
    return [looked('ever new passwords of one e-mail, each from a network of its own', statuses, 5)];
  },
};

export const logins: readonly Trial<Cloud>[] = [spraying, stuffing, guessing];
