import { newId } from '#functions/proof.ts';
import { minusSeconds } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { clabes } from './accounts.ts';
import { keyMaker, type Inside } from './api-key.ts';
import { control } from './control.ts';
import { signUp, type Addresses, type Customer } from './customer.ts';
import { untilSegmented } from './sampled.ts';
import { tableIn } from './table-in.ts';

/** Whoever searches a history this long has it segmented first. */
const worthSegmenting = 110;

/** A customer with answers of the sandbox, a minute apart, as the releases before wrote them. */
const withLongHistory = async (cloud: Addresses, { databasePort }: Inside): Promise<Customer> => {
  const customer = await signUp(cloud);
  const table = tableIn(databasePort);
  const userId = await table.userIdOf(customer);
  const now = new Date().toISOString();
  const number = { accountNumber: clabes.company, normalized: clabes.company, country: 'MX', format: 'CLABE' };
  const answered = { verified: true, currency: 'MXN', bankCode: '002' };
  await Promise.all(
    Array.from({ length: worthSegmenting }, (_, serial) => {
      const at = minusSeconds(now, 3_600 + serial * 60);
      const id = newId('val', at);
      const times = { createdAt: at, completedAt: at };
      // What is looked for is the oldest: it stands in a segment.
      const said =
        serial < worthSegmenting - 1
          ? { status: 'VALID', beneficiary: 'PROVEEDORA NUEVA' }
          : { status: 'INVALID', beneficiary: 'PROVEEDORA ANTIGUA' };
      const row = { id, userId, environment: 'sandbox', ...number, ...answered, ...said, ...times };
      return table.put({ ...keys.validation(userId, id), ...row });
    }),
  );
  return customer;
};

const found = { search: 'antigua' };
const ofStatus = { status: 'INVALID' } as const;

/** Every way to search a history, each the first in one that nobody searched before. */
export const searchLongHistories = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const byKey = async (customer: Customer) => (await keyMaker(cloud, inside)(customer)).call;
  const ways: readonly ((customer: Customer) => Promise<unknown>)[] = [
    ({ call }) => call('POST /api/validations/search', { body: found }),
    ({ call }) => call('GET /api/validations', { query: ofStatus }),
    ({ call }) => call('GET /api/validations/export', { query: ofStatus }),
    ({ call }) => call('POST /api/validations/export', { body: found }),
    async (customer) => (await byKey(customer))('POST /v1/validations/search', { body: found }),
    async (customer) => (await byKey(customer))('GET /v1/validations', { query: ofStatus }),
  ];
  for (const search of ways) await search(await withLongHistory(cloud, inside));
};

/** What is segmented before anybody searches it. */
export const segmentUnsearched = async (cloud: Addresses, inside: Inside): Promise<void> =>
  untilSegmented(await withLongHistory(cloud, inside), () => control(cloud, '/events/drain'));
