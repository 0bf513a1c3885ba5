import { createHmac } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { verbs } from './signature.ts';
import { mockedClient } from '../../../infra/testing/mocked-client.ts';

const { secretOf, sign } = { secretOf: verbs.secretOf.run, sign: verbs.sign.run };

beforeAll(() => {
  process.env['WEBHOOK_SECRET'] = 'webhooks';
  mockedClient(SecretsManagerClient).on(GetSecretValueCommand).resolves({ SecretString: 'the key of all webhooks' });
});

const body = JSON.stringify({ id: 'evt_1', type: 'key.created', data: { name: 'Nómina ✓' } });
const minutesFrom = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
/** The library of receivers goes by the clock. */
const at = new Date().toISOString();
const signed = (secrets: readonly { readonly salt: string; readonly expiresAt?: string }[]) =>
  sign({ webhook: { id: 'whk_1', secrets }, eventId: 'evt_1', at, body });
const verified = async (salt: string, headers: Readonly<Record<string, string>>, text = body): Promise<unknown> =>
  new Webhook(await secretOf('whk_1', salt)).verify(text, { ...headers });

describe('the secret of a webhook', () => {
  test('is 32 bytes in the form of the standard, the same for a salt and another for any other', async () => {
    const all = await Promise.all([secretOf('whk_1', 'a'), secretOf('whk_1', 'b'), secretOf('whk_2', 'a')]);
    for (const one of all) expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Set(all).size).toBe(3);
    expect(await secretOf('whk_1', 'a')).toBe(all[0]);
  });

  test('cannot be told from what stands in the table', async () => {
    const guess = createHmac('sha256', '').update('whk_1.a').digest('base64');
    expect(await secretOf('whk_1', 'a')).not.toBe(`whsec_${guess}`);
  });
});

describe('an event', () => {
  test('is believed by the library of the standard, with either secret while a rotation is under way', async () => {
    const headers = await signed([{ salt: 'new' }, { salt: 'old', expiresAt: minutesFrom(at, 1) }]);
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    expect([await verified('new', headers), await verified('old', headers)]).toEqual([
      JSON.parse(body),
      JSON.parse(body),
    ]);
  });

  test('is not signed by a secret that has ended', async () => {
    const headers = await signed([{ salt: 'new' }, { salt: 'old', expiresAt: at }]);
    expect(await verified('new', headers)).toEqual(JSON.parse(body));
    await expect(verified('old', headers)).rejects.toThrow('No matching signature found');
  });

  test.for([
    ['another body', {}, body.replace('Nómina', 'Nomina')],
    ['another id', { 'webhook-id': 'evt_2' }, body],
    ['another time', { 'webhook-timestamp': String(Math.floor(Date.parse(at) / 1000) + 1) }, body],
    ['an old time', { 'webhook-timestamp': String(Math.floor(Date.parse(at) / 1000) - 600) }, body],
  ] as const)('is not believed with %s', async ([, changes, text]) => {
    const headers = { ...(await signed([{ salt: 'new' }])), ...changes };
    await expect(verified('new', headers, text)).rejects.toThrow(/No matching signature|too old/);
  });

  test('leaves with no signature that means nothing', async () => {
    await expect(signed([])).rejects.toThrow('no secret');
    await expect(signed([{ salt: 'old', expiresAt: minutesFrom(at, -1) }])).rejects.toThrow('no secret');
  });
});
