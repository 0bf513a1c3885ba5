import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { batchesOf, mexican, sandboxClabe } from '../../../infra/testing/batch.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const balanceOf = async ({ call }: Customer) => (await call('GET /api/credits', {})).balance;
/** What movements of its batches have added to the credits of a customer. */
const movedBy = async ({ call }: Customer, kind: 'reserve' | 'void') => {
  const { data } = await call('GET /api/credits/movements', { query: { limit: 100 } });
  return data.filter((one) => one.kind === kind).reduce((sum, { credits }) => sum + (credits ?? 0), 0);
};

const shapes = {
  sandbox: {
    valid: sandboxClabe('01'),
    invalid: sandboxClabe('11'),
    impossible: sandboxClabe('011'),
    error: sandboxClabe('21'),
    silent: sandboxClabe('31'),
  },
  production: {
    valid: clabes.company,
    invalid: clabes.notFound,
    impossible: '032180000118359710',
    error: clabes.providerError,
    silent: clabes.neverAnswers,
  },
} as const;

/** One of each that can become of a row; the last but one asks the same as the first. */
const oneOfEach = ({ valid, invalid, impossible, error, silent }: (typeof shapes)[keyof typeof shapes]) => [
  mexican(valid, { customId: 'A-1', reference: 'F-1' }),
  mexican(invalid, { customId: 'A-2' }),
  mexican(impossible, { customId: 'A-3', original: ['Ana', impossible] }),
  mexican(error, { customId: 'A-4' }),
  mexican(` ${valid} `, { customId: 'A-5', reference: 'F-5' }),
  mexican(silent, { customId: 'A-6' }),
];

const counts = { total: 6, pending: 0, processing: 0, success: 3, failed: 3, valid: 2, invalid: 1 };

const fate = (row: number, status: string, validation: string | undefined, more: object = {}): unknown =>
  expect.objectContaining({
    row,
    customId: `A-${row}`,
    status,
    validation: validation === undefined ? null : expect.objectContaining({ status: validation }),
    ...more,
  });

test.for(['sandbox', 'production'] as const)(
  'in %s every row of a batch has its own fate, and what was answered is paid, once',
  async (environment) => {
    const customer = await signUp(cloud);
    const { until, results } = batchesOf(customer);
    const rows = oneOfEach(shapes[environment]);
    const made = await customer.call('POST /api/batches', { body: { environment, name: 'Nómina', rows } });
    expect(made).toMatchObject({ status: 'PENDING', name: 'Nómina', upload: null, completedAt: null });

    const ended = await until(made.id, 'SUCCESS');
    expect(ended.counts).toEqual({ ...counts, error: 1, timeout: 1, refused: 1, duplicates: 1 });
    const told = await results(made.id);
    expect(told).toEqual([
      fate(1, 'SUCCESS', 'VALID', { sameAs: null, findings: [], asked: null, original: null }),
      fate(2, 'SUCCESS', 'INVALID'),
      fate(3, 'FAILED', undefined, { original: ['Ana', shapes[environment].impossible] }),
      fate(4, 'FAILED', 'ERROR', { asked: rows[3] }),
      fate(5, 'SUCCESS', 'VALID', { sameAs: 1 }),
      fate(6, 'FAILED', 'TIMEOUT', { findings: [] }),
    ]);
    expect(told[4]?.validation?.id).toBe(told[0]?.validation?.id);
    expect(told[2]?.findings).toMatchObject([{ pointer: '/accountNumber' }]);
    expect((await results(made.id, { status: 'FAILED' })).map(({ row }) => row)).toEqual([3, 4, 6]);

    // Valid and invalid cost one each; what nobody answered went back.
    const isFree = environment === 'sandbox';
    expect(ended.credits).toEqual(
      isFree
        ? { reserved: 0, charged: 0, returned: 0, missing: 0 }
        : { reserved: 4, charged: 2, returned: 2, missing: 0 },
    );
    expect(await balanceOf(customer)).toBe(isFree ? 5 : 3);
    expect(await movedBy(customer, 'reserve')).toBe(isFree ? 0 : -4);
    expect(await movedBy(customer, 'void')).toBe(isFree ? 0 : 2);
  },
);

test('a batch of more rows than credits answers as many in order, waits, and goes on when credits come', async () => {
  const customer = await signUp(cloud);
  const { until, results, act } = batchesOf(customer);
  const { company, person, masked, notFound, companyElsewhere, namesake, longName } = clabes;
  const asked = [company, person, masked, notFound, companyElsewhere, namesake, longName];
  const made = await customer.call('POST /api/batches', { body: { rows: asked.map((one) => mexican(one)) } });

  const paused = await until(made.id, 'PAUSED');
  expect(paused).toMatchObject({
    pausedBy: 'credits',
    counts: { total: 7, success: 5, pending: 2 },
    credits: { reserved: 5, charged: 5, returned: 0, missing: 2 },
  });
  expect((await results(made.id)).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'SUCCESS'),
    'PENDING',
    'PENDING',
  ]);
  expect(await refusal(act(made.id, 'retry'))).toMatchObject({ status: 409, error: 'errors.batchCannot' });

  const bought = { command: 'grant', email: customer.email, credits: 10, days: 30, why: 'bought' };
  await operatorOf(cloud)(bought);
  const ended = await until(made.id, 'SUCCESS');
  expect(ended).toMatchObject({
    pausedBy: null,
    counts: { success: 7 },
    credits: { charged: 7, returned: 0, missing: 0 },
  });
  expect(await balanceOf(customer)).toBe(8);
});

test('a batch that waits for credits is given up, and keeps what was answered', async () => {
  const customer = await signUp(cloud);
  const { until, act } = batchesOf(customer);
  await customer.call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  const { company, person, masked, notFound, companyElsewhere, namesake } = clabes;
  const rows = [company, person, masked, notFound, companyElsewhere, namesake].map((one) => mexican(one));
  const { id } = await customer.call('POST /api/batches', { body: { rows } });
  await until(id, 'PAUSED');
  await act(id, 'cancel');
  const ended = await until(id, 'CANCELLED');
  expect(ended).toMatchObject({ counts: { success: 4, pending: 2 }, credits: { reserved: 4, charged: 4, missing: 0 } });
  expect(ended.completedAt).not.toBeNull();
  expect((await act(id, 'cancel')).status).toBe('CANCELLED');
  expect(await refusal(act(id, 'resume'))).toMatchObject({ status: 409, error: 'errors.batchCannot' });
});

test('a batch that is paused asks about nothing, and goes on; what it did already it answers again', async () => {
  const customer = await signUp(cloud);
  const { until, act, show } = batchesOf(customer);
  const rows = Array.from({ length: 40 }, (_, index) => mexican(`99970000000000${String(index).padStart(2, '0')}01`));
  const { id } = await customer.call('POST /api/batches', { body: { environment: 'sandbox', rows } });
  for (const _ of [1, 2]) expect(await act(id, 'pause')).toMatchObject({ status: 'PAUSED', pausedBy: 'customer' });
  expect(await show(id)).toMatchObject({ status: 'PAUSED', completedAt: null });
  for (const _ of [1, 2]) expect(await act(id, 'resume')).toMatchObject({ pausedBy: null });
  expect(await until(id, 'SUCCESS')).toMatchObject({ counts: { success: 40 } });
});

test('a retry asks again about what nobody answered, under another id, and about nothing else', async () => {
  const customer = await signUp(cloud);
  const { until, act, results } = batchesOf(customer);
  const rows = oneOfEach(shapes.production);
  const { id } = await customer.call('POST /api/batches', { body: { rows } });
  await until(id, 'SUCCESS');
  const first = await results(id);
  expect(await act(id, 'retry')).toMatchObject({ status: 'PROCESSING', completedAt: null });
  const ended = await until(id, 'SUCCESS');
  expect(ended).toMatchObject({ counts: { ...counts, error: 1, timeout: 1 }, credits: { charged: 2 } });
  expect(ended.credits.returned).toBe(ended.credits.reserved - 2);
  const second = await results(id);
  const sameAs = second.map(({ validation }, index) => validation?.id === first[index]?.validation?.id);
  expect(sameAs).toEqual([true, true, true, false, true, false]);
  expect(await balanceOf(customer)).toBe(3);
});

test('a file that is uploaded is a batch once it is started, and not before it is there', async () => {
  const customer = await signUp(cloud);
  const { until, act, results, show } = batchesOf(customer);
  const lines = [mexican(sandboxClabe('01'), { customId: 'A-1' }), mexican(sandboxClabe('11'), { customId: 'A-2' })]
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
  const bytes = Buffer.byteLength(lines);
  const body = { environment: 'sandbox' as const, columns: ['Clave'], upload: { bytes } };
  const { id, upload, status } = await customer.call('POST /api/batches', { body });
  expect([status, upload?.method]).toEqual(['PENDING', 'PUT']);
  expect(await show(id)).toMatchObject({ upload: null, columns: ['Clave'], startedAt: null });
  const missing = { status: 409, error: 'errors.batchFileMissing' };
  expect(await refusal(act(id, 'start'))).toMatchObject(missing);

  const sent = await fetch(upload?.url ?? '', { method: 'PUT', headers: upload?.headers ?? {}, body: lines });
  expect(sent.status).toBe(200);
  expect(await act(id, 'start')).toMatchObject({ status: 'PENDING' });
  const ended = await until(id, 'SUCCESS');
  expect(ended.counts).toMatchObject({ total: 2, valid: 1, invalid: 1 });
  expect((await results(id)).map(({ customId }) => customId)).toEqual(['A-1', 'A-2']);
  expect(await refusal(act(id, 'start'))).toMatchObject({ status: 409, error: 'errors.batchCannot' });
});

test('a thousand rows of a request of a megabyte become a batch', async () => {
  const customer = await signUp(cloud);
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    mexican(sandboxClabe('01'), { customId: `A-${index}`, original: ['x'.repeat(430), 'y'.repeat(430)] }),
  );
  const body = { environment: 'sandbox' as const, columns: ['One', 'Other'], rows };
  expect(JSON.stringify(body).length).toBeGreaterThan(900_000);
  const { id } = await customer.call('POST /api/batches', { body });
  const { until, results } = batchesOf(customer);
  const ended = await until(id, 'SUCCESS');
  expect(ended.counts).toMatchObject({ total: 1_000, valid: 1_000, duplicates: 999 });
  expect(await results(id, { from: 1_000 })).toMatchObject([{ customId: 'A-999', sameAs: 1, status: 'SUCCESS' }]);
});
