import { expect, test } from 'vitest';
import { CuentaClara } from './client.ts';
import { routes } from './generated/routes.ts';

const id = 'id';

/** Every method of the client, called once. */
const calls = ({ validations, batches, credits, usage, countries, webhooks, widget }: CuentaClara) => [
  validations.create({ country: 'MX', accountNumber: '1' }),
  validations.get(id),
  validations.list(),
  validations.search(),
  validations.wait(id),
  batches.create({ rows: [] }),
  batches.get(id),
  batches.list(),
  batches.results(id),
  batches.wait(id),
  ...(['start', 'pause', 'resume', 'cancel', 'retry'] as const).map((action) => batches[action](id)),
  credits.get(),
  usage.get(),
  countries.list(),
  countries.banks('MX'),
  countries.accountTypes('MX'),
  countries.documentTypes('MX'),
  countries.requirements('MX'),
  webhooks.list(),
  webhooks.create({ url: 'https://a.example', events: ['credits.low'] }),
  webhooks.get(id),
  webhooks.change(id, { active: false }),
  webhooks.delete(id),
  webhooks.rotate(id),
  webhooks.test(id),
  webhooks.deliveries.list(id),
  webhooks.deliveries.get(id),
  webhooks.deliveries.replay(id),
  widget.createSession({ origin: 'https://a.example' }),
  widget.redeem('wr_1'),
];

/** Which operation a request is. */
const routeOf = (method: string, path: string): string | undefined =>
  Object.values(routes).find((route) => {
    const pattern = route.replace(/\{\w+\}/g, '(?!deliveries/)[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });

test('every operation that a key may call is a method, and every method one of them', async () => {
  const called: (string | undefined)[] = [];
  const send = async (url: string, { method = '' }: RequestInit) => {
    const { pathname: path } = new URL(url);
    called.push(routeOf(method, path));
    // A final status of both: nobody waits any longer.
    return Response.json({ status: path.includes('batches') ? 'SUCCESS' : 'VALID', data: [] });
  };
  const client = new CuentaClara({ key: 'vk_test_1', secret: 's', fetch: send });
  await Promise.all(calls(client));
  expect(new Set(called)).toEqual(new Set(Object.values(routes)));
});
