import { describe, expect, inject, test, vi } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');

type Body = Parameters<Customer['call']>[1] & { readonly body?: unknown };
const patience = { timeout: 45_000, interval: 300 };

const show = ({ call }: Customer, id: string) => call('GET /api/batches/{id}', { params: { id } });
const resultsOf = async ({ call }: Customer, id: string) =>
  (await call('GET /api/batches/{id}/results', { params: { id }, query: {} })).data;

const until = (customer: Customer, id: string, status: string) =>
  vi.waitFor(async () => {
    const batch = await show(customer, id);
    expect(batch.status).toBe(status);
    return batch;
  }, patience);

const mexican = (accountNumber: string, more: object = {}) => ({ country: 'MX', accountNumber, ...more });

describe('a batch', () => {
  test('x', async () => {
    const customer = await signUp(cloud);
    const made = await customer.call('POST /api/batches', {
      body: {
        environment: 'sandbox',
        rows: [mexican('999700000000000001'), mexican('999700000000000011'), mexican('032180000118359710'), mexican('999700000000000001'), mexican('999700000000000031')],
      },
    });
    console.log(JSON.stringify(made));
    const ended = await until(customer, made.id, 'SUCCESS').catch(async () => show(customer, made.id));
    console.log(JSON.stringify(ended));
    console.log(JSON.stringify(await resultsOf(customer, made.id), null, 1));
    expect(clabes).toBeDefined();
  });
});
