import { randomUUID } from 'node:crypto';
import { client } from '#shared/contract/client.ts';
import { hashOf, newToken } from '#functions/proof.ts';
import { keyMaker, type Inside, type MadeKey } from '../api-key.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
  type Addresses,
  type Customer,
} from '../customer.ts';
import { sessionWriter } from '../widget-frame.ts';
import { operatorOf } from '../operate.ts';
import { newPayLink } from '../paid-by-link.ts';
import type { Memory } from './learned.ts';
import type { Marks } from './plausible.ts';

/** A customer of the trial: what it writes carries marks that nobody else knows. */
export interface Member {
  readonly email: string;
  readonly marks: Marks;
  readonly token: () => string;
  readonly call: ReturnType<typeof client>;
  /** An API key of its own, now and then one of production. */
  readonly keyFor: (draw: number) => ApiKeyShown;
  /** Makes other keys once the minute of these is used up. */
  readonly renewKeys: () => Promise<void>;
  /** A frame of the widget that has a session of the sandbox to itself. */
  readonly frame: () => FrameShown;
  /** Opens another once that session is over. */
  readonly renewFrame: () => Promise<void>;
  /** Signs in again after a request ended the session; those at the same moment wait for one. */
  readonly renew: () => Promise<void>;
}

export interface FrameShown {
  readonly secret: string;
  readonly nonce: string;
}
export type ApiKeyShown = Pick<MadeKey, 'id' | 'keyId' | 'secret'>;

/** So many that a whole trial does not use them up, and the want of them is not met. */
const granted = 5_000;
export const startingCredits = granted + 5;

const grant = (cloud: Addresses, email: string): Promise<unknown> =>
  operatorOf(cloud)({
    command: 'grant',
    email,
    credits: granted,
    days: 30,
    why: 'enough for every validation',
  });

/** Keys of one customer, of both environments; those who want others at the same moment wait for the same. */
const keysOf = async (makeKey: ReturnType<typeof keyMaker>, customer: Pick<Customer, 'email'>) => {
  const make = () =>
    Promise.all([makeKey(customer), makeKey(customer, { environment: 'production', plan: 'enterprise' })]);
  let [sandbox, production] = await make();
  let making: Promise<void> | undefined;
  const remake = async () => {
    [sandbox, production] = await make();
    making = undefined;
  };
  return {
    keyFor: (draw: number) => (draw % 3 === 0 ? production : sandbox),
    renewKeys: () => (making ??= remake()),
  };
};

/** Sessions of the widget that a customer's key minted, each opened by one frame. */
const framesOf = async (
  cloud: Addresses,
  inside: Inside,
  { email, key }: { readonly email: string; readonly key: ApiKeyShown },
) => {
  const { entitle, write } = sessionWriter(cloud, inside);
  const userId = await entitle({ email });
  const open = async (): Promise<FrameShown> => {
    const nonce = newToken();
    const { secret } = await write(userId, key, { frameHash: hashOf(nonce) });
    return { secret, nonce };
  };
  let opened = await open();
  let opening: Promise<void> | undefined;
  const reopen = async () => {
    opened = await open();
    opening = undefined;
  };
  return { frame: () => opened, renewFrame: () => (opening ??= reopen()) };
};

const join = async (cloud: Addresses, inside: Inside): Promise<Member> => {
  const { email, token: first } = await signUp(cloud);
  await grant(cloud, email);
  let token = first;
  let renewing: Promise<void> | undefined;
  const login = async () => {
    ({ token } = await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } }));
    renewing = undefined;
  };
  const keys = await keysOf(keyMaker(cloud, inside), { email });
  const mark = randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 10);
  return {
    email,
    marks: { name: `Zq${mark} Wombat`, reference: `ref-zq${mark}` },
    token: () => token,
    call: client({ baseUrl: cloud.appApi, token: () => token, language: () => 'en' }),
    renew: () => (renewing ??= login()),
    ...keys,
    ...(await framesOf(cloud, inside, { email, key: keys.keyFor(1) })),
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
export const gather = async (cloud: Addresses, inside: Inside, memory: Memory, size: number): Promise<Crowd> => {
  const people: Member[] = [];
  for (let i = 0; i < size * 2; i += 1) people.push(await join(cloud, inside));
  const members = people.slice(0, size);
  const bystanders = people.slice(size);
  for (const [index, { email }] of members.entries()) {
    const other = bystanders[index];
    if (other) memory.learn(email, 'email', other.email);
    for (const token of await unusedTokens(cloud)) memory.learn(email, 'token', token);
    memory.learn(email, 'link', await newPayLink(cloud, { many: 'true' }));
  }
  return { members, bystanders };
};
