import { beforeAll, describe, expect, test } from 'vitest';
import { callers, type Auth, type Credentials } from '#shared/contract/callers.ts';
import { declared } from '#shared/contract/index.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { publicApiOf } from '../../infra/testing/api-key.ts';
import { mailsTo, newEmail, registerAs, tokenIn } from '../../infra/testing/customer.ts';
import { senderTo } from '../../infra/testing/fuzz/send.ts';
import { ofWidget } from '../../infra/testing/refusals-of-widget.ts';
import { webhookHolders } from '../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const widget = ofWidget(cloud, inside);
const doors = { app: senderTo(cloud.appApi, 4), public: senderTo(publicApiOf(cloud), 4) };

type Proof = Exclude<Auth, 'guest' | 'signed'>;
const proofs = ['user', 'key', 'widget'] as const satisfies readonly Proof[];
const isProof = (auth: Auth): auth is Proof => proofs.some((one) => one === auth);
const operations = declared.flatMap(({ name, spec }) => (isProof(spec.auth) ? [{ name, spec, auth: spec.auth }] : []));

/** All of one customer who may do everything, each alive, and shown where another kind is asked for. */
let held: Required<Credentials>;
let mailed: string;
beforeAll(async () => {
  const holder = await webhookHolders(cloud, inside)();
  const { widget: frame } = await widget.frame();
  if (!frame) throw new Error('There is a frame of the widget.');
  held = { token: () => holder.token, apiKey: await holder.key('production'), widget: frame };
  const email = newEmail();
  await registerAs(cloud, email);
  mailed = tokenIn((await mailsTo(cloud, email))[0]);
});

type Headers = Readonly<Record<string, string>>;

/** What one kind of caller holds, written as another kind shows it. */
const inThePlaceOf: Readonly<Record<Proof, () => readonly Headers[]>> = {
  user: () =>
    [held.apiKey?.secret, held.apiKey?.keyId, held.widget?.secret, mailed].map((text) => ({
      authorization: `Bearer ${text}`,
    })),
  key: () =>
    [held.token() ?? '', held.widget?.secret ?? '', mailed].map((secret) => ({
      'x-api-key': held.apiKey?.keyId ?? '',
      'x-api-secret': secret,
    })),
  widget: () =>
    [held.token() ?? '', held.apiKey?.secret ?? '', mailed].map((secret) => ({
      'x-widget-session': secret,
      'x-widget-frame': held.widget?.frame ?? '',
    })),
};

describe.for(operations)('$spec.method $spec.path', ({ spec, auth }) => {
  const statusesWith = async (shown: readonly Headers[]) => {
    const statuses: number[] = [];
    for (const headers of shown) {
      const body = spec.method === 'GET' ? undefined : Buffer.from(JSON.stringify(spec.examples?.[0]?.request ?? {}));
      const target = spec.path.replace(/\{(\w+)\}/g, 'none');
      const sent = [...Object.entries(headers), ['content-type', 'application/json'] as const];
      statuses.push((await doors[spec.api].send({ method: spec.method, target, headers: sent, body })).status);
    }
    return statuses;
  };

  test('is shut to every other kind of caller, whatever they may do elsewhere', async () => {
    const others = proofs.filter((one) => one !== auth).map((one) => callers[one].headers(held));
    const together = Object.assign({}, ...others) as Headers;
    const refused = catalogue[callers[auth].errors[0]].status;
    expect(await statusesWith([...others, together])).toEqual(Array(3).fill(refused));
  });

  test('takes nothing that is alive for another purpose', async () => {
    const shown = inThePlaceOf[auth]();
    expect(await statusesWith(shown)).toEqual(shown.map(() => 401));
  });
});

test('there are operations of each kind', () => {
  expect(new Set(operations.map(({ auth }) => auth))).toEqual(new Set(proofs));
  expect(operations.length).toBeGreaterThan(80);
});
