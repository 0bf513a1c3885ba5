import type { LocalCloud } from '../local/boot.ts';
import type { Addresses } from './customer.ts';

/** A call as our distribution passes it on for a viewer at this address. */
export const callerFrom =
  ({ addresses: { appApi }, aws }: Pick<LocalCloud, 'aws'> & { readonly addresses: Addresses }) =>
  (path: string, from: string, body: object): Promise<Response> =>
    fetch(appApi + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-origin-proof': aws.secrets.value('OriginProof'),
      },
      body: JSON.stringify(body),
    });
