import { createHash } from 'node:crypto';
import * as z from 'zod';
import { perEnvironment } from '../../environment.ts';
import { secret } from '../secret.ts';
import { env } from '../grant.ts';
import { textAtMost } from '../text-at-most.ts';

const Credentials = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The account that gets the money; orders for any other are not ours. */
  merchantId: z.string().min(1).optional(),
});
const Given = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) });

/** Renewed so long before its end, that no call begins with a token that is over when it arrives. */
const spareMs = 60_000;
const bytesAtMost = 64 * 1024;

/** PayPal knows our credentials no more, or not yet. */
export class CredentialsRefused extends Error {
  override readonly name = 'CredentialsRefused';
}

interface Kept {
  /** What it was given for: other credentials have another. */
  readonly by: string;
  readonly token: Promise<string>;
  until: number;
}
const memory = perEnvironment((): { kept?: Kept | undefined } => ({}));

const give = async (basic: string, signal: AbortSignal, from: Pick<Kept, 'until'>): Promise<string> => {
  const response = await fetch(`${env('PAYPAL_URL')}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    redirect: 'error',
    signal,
  });
  const text = await textAtMost(response, bytesAtMost);
  if (response.status === 401) throw new CredentialsRefused();
  if (!response.ok || text === undefined) throw new Error(`PayPal gave no token: ${response.status}`);
  const { access_token, expires_in } = Given.parse(JSON.parse(text));
  from.until = Date.now() + expires_in * 1000 - spareMs;
  return access_token;
};

export const credentials = async (): Promise<z.output<typeof Credentials>> =>
  Credentials.parse(JSON.parse(await secret('PAYPAL_SECRET')));

/** What calls of PayPal's API are made with: one for all of them while it is good. */
export const accessToken = async (signal: AbortSignal): Promise<string> => {
  const { clientId, clientSecret } = await credentials();
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const by = createHash('sha256')
    .update(`${env('PAYPAL_URL')} ${basic}`)
    .digest('base64url');
  const { kept } = memory();
  if (kept?.by === by && kept.until > Date.now()) return kept.token;
  const fresh = { by, until: Infinity };
  const token = give(basic, signal, fresh);
  const entry: Kept = Object.assign(fresh, { token });
  memory().kept = entry;
  token.catch(() => {
    if (memory().kept === entry) memory().kept = undefined;
  });
  return token;
};

/** Forgets a token that PayPal refused, unless another has taken its place meanwhile. */
export const forgetToken = async (refused: string): Promise<void> => {
  const entry = memory().kept;
  if (entry && (await entry.token) === refused && memory().kept === entry) memory().kept = undefined;
};
