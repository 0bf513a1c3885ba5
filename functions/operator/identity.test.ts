import { expect, test } from 'vitest';
import { operatorFunctionName } from '../../infra/stage.ts';
import { operatorKeys } from '../../infra/local/aws/sts/operators.ts';
import { provenCommand } from '../../infra/operator-proof.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { newId } from '../proof.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const command = { command: 'find', email: 'nadie@empresa.mx', why: 'ticket 4711' };
const month = new Date().toISOString().slice(0, 7);

const invoke = async (event: unknown) => {
  const response = await fetch(`${cloud.control}/functions/Operate/invoke`, {
    method: 'POST',
    body: JSON.stringify(event),
  });
  return (await response.json()) as {
    readonly refused?: string;
    readonly audit?: readonly object[];
    readonly lot?: string;
  };
};

interface Signing {
  readonly address: string;
  readonly functionName: string;
  readonly region: string;
}

/** Where the local cloud has its STS and its function, as whoever operates it is told. */
const signing = async (): Promise<Signing> => (await (await fetch(`${cloud.control}/operators`)).json()) as Signing;

const signedBy = async (name: string, changes: object = {}) =>
  provenCommand(operatorKeys(name), { command, ...(await signing()), at: new Date(), ...changes });

const unknown = expect.stringContaining('Nobody knows who asks') as unknown;

test('a command that is signed is done, and recorded under the name that AWS says', async () => {
  const why = newId('why', new Date().toISOString());
  await invoke(await signedBy('dora', { command: { ...command, why } }));
  const { audit = [] } = await invoke(
    await signedBy('dora', { command: { command: 'audit', month, limit: 100, why } }),
  );
  expect(audit).toContainEqual(
    expect.objectContaining({ what: 'find', why, by: 'arn:aws:sts::000000000000:assumed-role/Operators/dora' }),
  );
});

test('a signed grant that is sent again grants once, and the same that is signed a second later another time', async () => {
  const { email, call } = await signUp(cloud);
  const grant = { command: 'grant', email, credits: 50, days: 30, why: 'ticket 4711' };
  const at = new Date();
  const signed = await signedBy('clara', { command: grant, at });
  const { lot } = await invoke(signed);
  expect(await invoke(signed)).toEqual({ alreadyGranted: lot });
  expect((await call('GET /api/credits', {})).balance).toBe(55);
  const later = await signedBy('clara', { command: grant, at: new Date(at.getTime() + 1000) });
  expect((await invoke(later)).lot).not.toBe(lot);
  expect((await call('GET /api/credits', {})).balance).toBe(105);
});

test('a clock that is half a minute ahead, or four behind, operates all the same', async () => {
  for (const seconds of [30, -240])
    expect(await invoke(await signedBy('clara', { at: new Date(Date.now() + seconds * 1000) }))).not.toMatchObject({
      refused: unknown,
    });
});

test.for([
  ['says its name instead of signing', async () => ({ ...command, by: 'clara' })],
  ['signed nothing', async () => ({ command, identity: { authorization: 'none', date: '', digest: '' } })],
  [
    'signed another command',
    async () => ({ ...(await signedBy('clara')), command: { ...command, email: 'otra@empresa.mx' } }),
  ],
  ['signed for another function', () => signedBy('clara', { functionName: operatorFunctionName({ stage: 'other' }) })],
  ['signed six minutes ago', () => signedBy('clara', { at: new Date(Date.now() - 6 * 60_000) })],
  ['signs for in two minutes', () => signedBy('clara', { at: new Date(Date.now() + 2 * 60_000) })],
  [
    'has a key that is not theirs',
    async () => {
      const { secretAccessKey, ...keys } = operatorKeys('clara');
      const forged = { ...keys, secretAccessKey: secretAccessKey.replace(/./, 'g') };
      return provenCommand(forged, { command, ...(await signing()), at: new Date() });
    },
  ],
  [
    'left the command out of what is signed',
    async () => {
      const proven = await signedBy('clara');
      const { identity } = proven;
      const authorization = identity.authorization.replace(';x-cuentaclara-command', '');
      return { ...proven, identity: { ...identity, authorization } };
    },
  ],
  ...[
    ['names other headers to us than to AWS', (said: string) => said.replace(' ', ` X=${said.split(', ')[1] ?? ''}, `)],
    ['breaks a line in the signature', (said: string) => `${said}\r\nx-another: 1`],
    ['signs in letters that no header has', (said: string) => `${said}☃`],
  ].map(
    ([who, forged]) =>
      [
        who as string,
        async () => {
          const proven = await signedBy('clara');
          const { identity } = proven;
          const authorization = (forged as (said: string) => string)(identity.authorization);
          return { ...proven, identity: { ...identity, authorization } };
        },
      ] as const,
  ),
] as const)('whoever %s is refused, and nothing is done', async ([, event]) => {
  const sent = await event();
  expect(await invoke(sent)).toEqual({ refused: unknown });
});
