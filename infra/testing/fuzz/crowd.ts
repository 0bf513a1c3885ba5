import { randomUUID } from 'node:crypto';
import { client } from '#shared/contract/client.ts';
import {
  control,
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
  type Addresses,
} from '../customer.ts';
import type { Memory } from './learned.ts';
import type { Marks } from './plausible.ts';

/** A customer of the trial: what it writes carries marks that nobody else knows. */
export interface Member {
  readonly email: string;
  readonly marks: Marks;
  readonly token: () => string;
  readonly call: ReturnType<typeof client>;
  /** Signs in again after a request ended the session; those at the same moment wait for one. */
  readonly renew: () => Promise<void>;
}

/** So many that a whole trial does not use them up, and the want of them is not met. */
const granted = 5_000;
export const startingCredits = granted + 5;

const grant = (cloud: Addresses, email: string): Promise<unknown> =>
  control(cloud, '/functions/Operate/invoke', {
    command: 'grant',
    email,
    credits: granted,
    days: 30,
    by: 'fuzz',
    why: 'enough for every validation',
  });

const join = async (cloud: Addresses): Promise<Member> => {
  const { email, token: first } = await signUp(cloud);
  await grant(cloud, email);
  let token = first;
  let renewing: Promise<void> | undefined;
  const login = async () => {
    ({ token } = await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } }));
    renewing = undefined;
  };
  const mark = randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 10);
  return {
    email,
    marks: { name: `Zq${mark} Wombat`, reference: `ref-zq${mark}` },
    token: () => token,
    call: client({ baseUrl: cloud.appApi, token: () => token, language: () => 'en' }),
    renew: () => (renewing ??= login()),
  };
};

/** Tokens that mails brought to somebody who has not used them yet. */
const unusedTokens = async (cloud: Addresses): Promise<readonly string[]> => {
  const email = newEmail();
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  return [tokenIn(mail), await resetTokenFor(cloud, email)];
};

/** Customers who act, and the e-mails of others whom guests try to be. */
export interface Crowd {
  readonly members: readonly Member[];
  readonly bystanders: readonly Member[];
}

/** Signs everybody up. Who acts is never guessed at: wrong passwords would make their next sign-in wait. */
export const gather = async (cloud: Addresses, memory: Memory, size: number): Promise<Crowd> => {
  const people: Member[] = [];
  for (let i = 0; i < size * 2; i += 1) people.push(await join(cloud));
  const members = people.slice(0, size);
  const bystanders = people.slice(size);
  for (const [index, { email }] of members.entries()) {
    const other = bystanders[index];
    if (other) memory.learn(email, 'email', other.email);
    for (const token of await unusedTokens(cloud)) memory.learn(email, 'token', token);
  }
  return { members, bystanders };
};
