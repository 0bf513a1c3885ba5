import { callers, type Auth, type Credentials } from '#shared/contract/callers.ts';
import type { Declared } from '#shared/contract/index.ts';
import { publicApiOf } from '../api-key.ts';
import { kinds } from './kinds.ts';
import type { Clients, Cloud } from './people.ts';
import type { Asked } from './requests.ts';

/** What nobody has. */
export const forged: Credentials = {
  token: () => kinds.forgedToken.value,
  apiKey: { keyId: kinds.forgedId.value, secret: kinds.forgedSecret.value },
  widget: { secret: kinds.forgedSecret.value, frame: kinds.forgedToken.value },
};

/** What a third party that signs would show; nobody can. */
const signature = { 'paypal-transmission-sig': kinds.forgedToken.value };
const shownBy = (auth: Auth, credentials: Credentials) =>
  auth === 'signed' ? signature : callers[auth].headers(credentials);

/** Sends a request as it is written, and wants no more of the answer than that there is one. */
export const sender = ({ addresses }: Cloud, { send }: Clients) => {
  const bases = { app: addresses.appApi, public: publicApiOf(addresses) } as const;
  return async ({ spec }: Declared, { body, query, params = {}, headers }: Asked, by: Credentials): Promise<void> => {
    const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    await send(`${bases[spec.api]}${path}${query ? `?${query}` : ''}`, {
      method: spec.method,
      headers: {
        ...shownBy(spec.auth, by),
        ...(body !== undefined && { 'content-type': spec.bodyTypes?.[0] ?? 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
  };
};
