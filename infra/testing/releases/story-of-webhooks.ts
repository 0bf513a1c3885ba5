import type { client } from '#shared/contract/client.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';
import { webhookReceiver } from '../webhook-receiver.ts';

type Call = ReturnType<typeof client>;

/** What only a receiver knows of a webhook: rows hold neither secret. */
export interface Listener {
  readonly webhookId: string;
  /** Both sign while a rotation is under way. */
  readonly secrets: readonly [string, string];
}

const pauseMs = 100;
const patienceMs = 60_000;
const unavailable = 503;

/** Waits until something was tried for each of a webhook's events. */
const untilTried = async (call: Call, id: string, events: number): Promise<void> => {
  const end = performance.now() + patienceMs;
  const tried = async () =>
    (await call('GET /api/webhooks/{id}/deliveries', { params: { id } })).data.filter(({ tries }) => tries > 0);
  while ((await tried()).length < events) {
    if (performance.now() > end) throw new Error('A webhook does not come to what is to be recorded of it');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/** A webhook whose receiver is down and whose secret is being rotated, one that gets what happens, and one that is paused. */
export const listen = async (cloud: LocalCloud, call: Call): Promise<Listener> => {
  const receiver = await webhookReceiver({
    secretOf: async () => '',
    answer: (_, path) => (path === '/down' ? unavailable : 204),
  });
  const make = (path: string) =>
    call('POST /api/webhooks', { body: { url: receiver.url + path, events: ['validation.completed'] } });
  const [down, works, paused] = [await make('/down'), await make('/works'), await make('/paused')];
  await call('PATCH /api/webhooks/{id}', { params: { id: paused.id }, body: { active: false } });
  const { secret } = await call('POST /api/webhooks/{id}/rotate', { params: { id: down.id }, body: {} });
  await call('POST /api/webhooks/{id}/test', { params: { id: works.id }, body: { type: 'batch.completed' } });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await cloud.drain();
  await untilTried(call, works.id, 2);
  await untilTried(call, down.id, 1);
  await receiver.close();
  return { webhookId: down.id, secrets: [secret, down.secret] };
};
