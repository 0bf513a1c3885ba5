import { randomUUID } from 'node:crypto';
import { ApiError, client, type Problem } from '#shared/contract/client.ts';
import type { Addresses } from './addresses.ts';
import { control } from './control.ts';

export type { Addresses } from './addresses.ts';

interface Message {
  readonly replyTo: readonly string[];
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const goodPassword = 'Cuenta-clara-2026';
/** Of a company of its own: only so many accounts of one get free credits. */
export const newEmail = () => {
  const id = randomUUID().slice(0, 13);
  return `ana.${id}@pagos-${id}.com.ar`;
};

export const guest = ({ appApi }: Addresses, language = 'es') => client({ baseUrl: appApi, language: () => language });

/** The calls of whoever holds a session. */
export const callAs = ({ appApi }: Pick<Addresses, 'appApi'>, token: string) =>
  client({ baseUrl: appApi, token: () => token, language: () => 'es' });

/** Another session of a customer. */
export const logIn = async (cloud: Addresses, { email }: { readonly email: string }, password = goodPassword) => {
  const { token } = await guest(cloud)('POST /api/auth/login', { body: { email, password } });
  return { email, token, call: callAs(cloud, token) };
};

/** Mails to one address, newest first, once all that are due have left. */
export const mailsTo = async (cloud: Addresses, email: string): Promise<Message[]> => {
  await control(cloud, '/events/drain', { function: 'SendMail' });
  return (await (await fetch(`${cloud.mailbox}/messages?to=${encodeURIComponent(email)}`)).json()) as Message[];
};

export const tokenIn = (mail: Message | undefined): string => {
  const token = /\/verify-email#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no verification link');
  return token;
};

/** Asks for another password and takes the token out of the mail. */
export const resetTokenFor = async (cloud: Addresses, email: string): Promise<string> => {
  await guest(cloud)('POST /api/auth/forgot-password', { body: { email } });
  const [mail] = await mailsTo(cloud, email);
  const token = /\/reset-password#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no reset link');
  return token;
};

export const registerAs = (cloud: Addresses, email: string) =>
  guest(cloud)('POST /api/auth/register', {
    body: { email, password: goodPassword, confirmPassword: goodPassword },
  });

/** Opens the newest mail to a registered e-mail and types the password. */
const verify = async (cloud: Addresses, email: string) => {
  const [mail] = await mailsTo(cloud, email);
  return guest(cloud)('POST /api/auth/verify-email', { body: { token: tokenIn(mail), password: goodPassword } });
};

/** A customer who signed up, opened the mail and so signed in: five credits, one session. */
export const signUp = async (cloud: Addresses, email = newEmail()) => {
  await registerAs(cloud, email);
  const { token } = await verify(cloud, email);
  return { email, token, call: callAs(cloud, token) };
};

export type Customer = Awaited<ReturnType<typeof signUp>>;

/** The problem document a call was refused with; fails the test when it was not refused. */
export const refusal = async (call: Promise<unknown>): Promise<Problem> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.problem) return error.problem;
    throw error;
  }
  throw new Error('The call was expected to be refused');
};

/** What a call came to: 200 where nothing was refused. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  refusal(call).then(
    ({ status }) => status,
    () => 200,
  );
