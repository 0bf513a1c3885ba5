import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clabes } from '../testing/accounts.ts';
import { insideOf, keyMaker, type MadeKey } from '../testing/api-key.ts';
import { alone, together, type Measured } from '../testing/bench/beside-floor.ts';
import { loadClient, type Unit } from '../testing/bench/load.ts';
import { twinOf } from '../testing/bench/twin.ts';
import { signUp, type Customer } from '../testing/customer.ts';
import type { Figure } from '../testing/figures.ts';
import { ownCloud } from '../testing/own-cloud.ts';

const customers = 32;
const creditsEach = 100;

/** On a busy machine the simulated bank is slow to answer, which is not what is measured. */
const patient = { CUENTACLARA_BANK_DEADLINE_MS: '15000', CUENTACLARA_BANK_PATIENCE_MS: '14000' };

interface Caller {
  readonly customer: Customer;
  /** Of the sandbox. */
  readonly key: MadeKey;
}

const makeCallers = async (stateDir: string): Promise<readonly Caller[]> => {
  const cloud = await ownCloud(patient, { stateDir });
  try {
    const makeKey = keyMaker(cloud.addresses, insideOf(cloud));
    const callers: Caller[] = [];
    const grant = { command: 'grant', credits: creditsEach, days: 30, why: 'enough for every request' };
    for (let i = 0; i < customers; i += 1) {
      const customer = await signUp(cloud.addresses);
      await cloud.operate('clara', { ...grant, email: customer.email });
      callers.push({ customer, key: await makeKey(customer) });
    }
    await cloud.drain();
    return callers;
  } finally {
    await cloud.close();
  }
};

const body = JSON.stringify({ country: 'MX', accountNumber: clabes.company });

const posting = (url: string, headers: Readonly<Record<string, string>>): Unit => [
  { url, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
];

/** Each of somebody else than the one before, all in turn. */
const inTurn =
  (units: readonly Unit[]) =>
  (count: number): readonly Unit[] =>
    Array.from({ length: Math.ceil(count / units.length) }, () => units)
      .flat()
      .slice(0, count);

/** What the local cloud adds to a request: beside what the function computes and what the database takes. */
const measure = async (): Promise<Figure[]> => {
  const stateDir = mkdtempSync(join(tmpdir(), 'requests-bench-'));
  const callers = await makeCallers(stateDir);
  const [twin, client] = [await twinOf(stateDir), loadClient()];
  const cloud = await ownCloud(patient, { stateDir });
  const { appApi, publicApi } = cloud.addresses;
  const around = { cloud, twin, client, status: 201 };
  const dashboard: Measured = {
    ...around,
    name: 'a validation',
    answeredBy: 'AppApiCreateValidation',
    units: inTurn(
      callers.map(({ customer: { token } }) =>
        posting(`${appApi}/api/validations`, { authorization: `Bearer ${token}` }),
      ),
    ),
  };
  const sandbox: Measured = {
    ...around,
    name: 'a sandbox validation of a key',
    answeredBy: 'PublicApiCreateValidation',
    units: inTurn(callers.map(({ key }) => posting(`${publicApi}/v1/validations`, key.headers))),
  };
  try {
    const figures: Figure[] = [];
    for (const measured of [dashboard, sandbox])
      figures.push(...(await alone(measured)), ...(await together(measured)));
    return figures;
  } finally {
    await cloud.close();
    await twin.close();
    await client.close();
    rmSync(stateDir, { recursive: true });
  }
};

export default measure;
