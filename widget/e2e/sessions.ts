import { createHmac } from 'node:crypto';
import { partsOf, tokenOf, type TokenParts } from '#shared/widget/token.ts';
import { hashOf } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { widgetHolder } from '../../infra/testing/widget-holder.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, widgetTicketKey } = await sharedCloud();

export const partsIn = (token: string): TokenParts => {
  const parts = partsOf(token);
  if (!parts) throw new Error(`${token} is no token`);
  return parts;
};

/** A ticket as we would have signed it. */
export const ticketFor = (o: string, e: number, key = widgetTicketKey): string => {
  const what = Buffer.from(JSON.stringify({ o, e })).toString('base64url');
  return `${what}.${createHmac('sha256', key).update(what).digest('base64url')}`;
};

/** A customer whose widget may stand on these origins, and tokens for them. */
export const startSessions = async (origins: readonly string[]) => {
  const { newKey } = await widgetHolder(cloud, origins);
  const { server } = await newKey();
  const mint = async (origin = origins[0] ?? ''): Promise<string> =>
    (await server('POST /v1/widget/sessions', { body: { origin } })).token;
  /** The ten minutes of a session are over for the server; its ticket stands. */
  const expire = async (token: string): Promise<void> => {
    const table = tableIn(databasePort);
    const place = keys.widgetSession(hashOf(partsIn(token).secret));
    await table.put({ ...(await table.get(place)), expiresAt: '2026-01-01T00:00:00.000Z' });
  };
  return { mint, expire };
};

export const withTicket = (token: string, ticket: string): string => tokenOf({ ...partsIn(token), ticket });
