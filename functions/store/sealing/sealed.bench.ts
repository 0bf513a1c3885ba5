import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { customerKeys, openTable } from '../../../infra/testing/table.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import type { Reply } from '../../rules/bank/bank-answer.ts';
import { validate, validatePorts } from '../../validations/validate.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { createdRow, writtenLater } from '../validations/sealed-row.ts';
import { readValidation, type Validation } from '../validations/validation.ts';
import { opened, openedBytes, openedOne, sealedBytes } from './sealed.ts';

const asked = {
  country: 'MX',
  accountNumber: '002115016003269411',
  documentType: 'RFC',
  documentNumber: 'GODE561231GR8',
  beneficiaryName: 'MARÍA GONZÁLEZ RODRÍGUEZ',
  reference: 'Factura A-4471',
  environment: 'production',
} as const;
const outcome = { status: 'VALID', verified: true, beneficiary: 'MARÍA DE LOS ÁNGELES GONZÁLEZ' } as const;

const draft = (userId: string, now: string): Validation => {
  const { country, accountNumber, documentType, documentNumber, reference, environment } = asked;
  const own = { id: newId('val', now), userId, environment, status: 'PROCESSING', createdAt: now } as const;
  const account = { country, format: 'CLABE', accountNumber, normalized: accountNumber, verified: false };
  return { ...own, ...account, documentType, documentNumber, reference, expectedName: asked.beneficiaryName };
};

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const repeated = async (times: number, run: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  for (let round = 0; round < times; round++) took.push(await timed(run));
  return percentile(took, 0.5);
};

/** Everything that sealing does for one validation, from its row to whoever shows it, without the table. */
const aValidation = async (userId: string, now: string): Promise<void> => {
  const row = await createdRow(draft(userId, now));
  const answer = await writtenLater({ userId, id: String(row['id']) }, 'sealedAnswer', outcome);
  readValidation((await openedOne(userId, { ...row, ...answer })) ?? {});
};

const counted = async (run: () => Promise<unknown>): Promise<number> => {
  const send = documents().send.bind(documents());
  let calls = 0;
  documents().send = ((...given: Parameters<typeof send>) => {
    calls += 1;
    return send(...given);
  }) as typeof send;
  await run().finally(() => (documents().send = send));
  return calls;
};

/** A customer whose key is known to the table, and to no function yet. */
const unmetCustomer = async (now: string): Promise<string> => {
  const { userId } = await customerWith(5, now);
  const wrappedKey = customerKeys.wrap(randomBytes(32), { customer: userId });
  await documents().send(new PutCommand({ TableName: TableName(), Item: { ...keys.dataKey(userId), wrappedKey } }));
  return userId;
};

const rowsOfPage = 100;
/** 100,000 rows are so many segments of so many bytes. */
const [segments, bytesOfSegment] = [72, 300_000];

const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const now = new Date().toISOString();
    const ports = await connect(validatePorts);
    const found: Reply = { kind: 'found', beneficiary: outcome.beneficiary };
    const bankData = { circuitOpenSeconds: () => undefined, verify: async () => found };
    const ask = (owner: string) => validate({ ...ports, bankData }, { owner, via: { via: 'dashboard' }, body: asked });

    const userId = await unmetCustomer(now);
    const keysBefore = table.keyCalls();
    const cold = await counted(() => ask(userId));
    const keysCold = table.keyCalls() - keysBefore;
    const warm = await counted(() => ask(userId));
    const keysWarm = table.keyCalls() - keysBefore - keysCold;

    await repeated(500, () => aValidation(userId, now));
    const added = await repeated(5_000, () => aValidation(userId, now));

    const page = await Promise.all(Array.from({ length: rowsOfPage }, () => createdRow(draft(userId, now))));
    const opening = await repeated(200, () => opened(userId, page));

    const place = keys.segment(userId, '');
    const line = () => `${randomBytes(20).toString('hex')} maría gonzález rodríguez 002115016003269411 factura`;
    const text = Array.from({ length: bytesOfSegment / 90 }, line).join('\n');
    const compressed = gzipSync(text);
    const sealed = await sealedBytes(userId, place, 'lines', compressed);
    const plainly = await repeated(50, async () => gunzipSync(compressed).toString());
    const unsealing = await repeated(50, async () =>
      gunzipSync((await openedBytes(userId, place, 'lines', sealed)) ?? '').toString(),
    );

    return [
      { what: 'sealing and opening one validation, p50', value: added, unit: 'ms', budget: 2 },
      { what: 'table calls of a validation, function cold', value: cold, unit: 'calls', budget: 3 },
      { what: 'table calls of a validation, function warm', value: warm, unit: 'calls', budget: 3 },
      { what: 'calls of KMS, cold: one an hour and customer', value: keysCold, unit: 'calls', budget: 1 },
      { what: 'calls of KMS, warm', value: keysWarm, unit: 'calls', budget: 0 },
      { what: `opening a page of ${rowsOfPage} rows, p50`, value: opening, unit: 'ms' },
      { what: 'segments of 100,000 rows, unpacked', value: plainly * segments, unit: 'ms' },
      { what: 'the same, opened before', value: unsealing * segments, unit: 'ms' },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
