import { onMessage, queued } from '../entry/queue.ts';
import { provide, providePorts } from '../gateway-keys/provide.ts';
import { keyringChanged } from '../rules/events/keyring-changed.ts';

/** Gives an account with keys of production a gateway key of its own, slowly: a region takes five a second of everybody. */
export const makeGatewayKey = onMessage(
  keyringChanged,
  'Customers with production go by gateway keys that they share, and slow each other down.',
  { atOnce: 2 },
)
  .needing(...providePorts)
  .by(async ({ userId }, ports) => void (await provide(ports, userId)));

export const handler = await queued(makeGatewayKey);
