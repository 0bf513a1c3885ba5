import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadAssembly } from '../local/assembly.ts';
import { createTables } from '../local/aws/dynamodb-tables.ts';
import { tablesOf } from '../local/aws/dynamodb-keys.ts';
import { masterKey } from '../local/aws/kms/master-keys.ts';
import { emulateDynamoDb } from '../local/aws/fixtures/emulator.ts';
import { prepare } from '../prepare.ts';

const nowhere = { aws: 'http://127.0.0.1', published: () => 'http://127.0.0.1' };

/** What every secret is in a table of tests, and in rows that are kept for them. */
export const secretOfTests = 'a key of tests';

/** What PayPal knows tests by. */
export const payPalOfTests = { clientId: 'tests', clientSecret: secretOfTests };

/** Secrets Manager at its HTTP contract: every secret has the same text, but that of PayPal. */
const secretFor = ({ SecretId }: Asked) => ({
  SecretString: SecretId === 'paypal' ? JSON.stringify(payPalOfTests) : secretOfTests,
});

/** The same in every process, so that rows that are kept for tests can be opened by those that come later. */
export const masterKeyOfTests = createHash('sha256').update(secretOfTests).digest();
export const customerKeys = masterKey('customer-keys', 'customer-keys', masterKeyOfTests);

/** KMS at its HTTP contract. */
const dataKeyFor = ({ CiphertextBlob = '', EncryptionContext = {} }: Asked) => {
  if (CiphertextBlob) {
    const key = customerKeys.unwrap(Buffer.from(CiphertextBlob, 'base64'), EncryptionContext);
    return key ? { Plaintext: key.toString('base64') } : undefined;
  }
  const drawn = randomBytes(32);
  const wrapped = customerKeys.wrap(drawn, EncryptionContext);
  return { Plaintext: drawn.toString('base64'), CiphertextBlob: wrapped.toString('base64') };
};

interface Asked {
  readonly SecretId?: string;
  readonly CiphertextBlob?: string;
  readonly EncryptionContext?: Readonly<Record<string, string>>;
}

const secretsAndKeys = async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked = JSON.parse(body) as Asked;
      const answer = asked.SecretId === undefined ? dataKeyFor(asked) : secretFor(asked);
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer ?? { __type: 'InvalidCiphertextException' }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

let isOpened = false;

/**
 * The product's own table in a real DynamoDB emulator, and the records that write it, in this very process: for tests
 * that want ten thousand histories of one ledger, not ten thousand HTTP requests.
 */
export const openTable = async () => {
  // The records keep a client of the first: the second file would write into a table that is gone.
  if (isOpened)
    throw new Error('A file that opens a table needs a module graph of its own: vitest.config.ts, `alone`.');
  isOpened = true;
  const [{ assemblyDir }, emulator, secrets] = await Promise.all([prepare(), emulateDynamoDb(), secretsAndKeys()]);
  const assembly = loadAssembly(assemblyDir, { addresses: nowhere, parameters: { BankDataUrl: 'http://127.0.0.1' } });
  await createTables(assembly, emulator.port);
  Object.assign(process.env, {
    TABLE_NAME: tablesOf(assembly)[0]?.name,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${emulator.port}`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_ENDPOINT_URL_KMS: secrets.url,
    CUSTOMER_KEYS: 'customer-keys',
    PSEUDONYM_SECRET: 'pseudonym',
    ATTEMPT_SECRET: 'attempts',
    ORIGIN_PROOFS: 'origin',
    CURSOR_SECRET: 'cursor',
    API_KEY_PEPPER_SECRET: 'pepper',
    RECEIPT_SECRET: 'receipts',
    WIDGET_TICKET_SECRET: 'tickets',
    WEBHOOK_SECRET: 'webhooks',
    PAYPAL_SECRET: 'paypal',
    AWS_REGION: assembly.region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  return {
    ...emulator,
    close: async () => {
      secrets.close();
      await emulator.close();
    },
  };
};
