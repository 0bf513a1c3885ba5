import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { masterKey } from '../local/aws/kms/master-keys.ts';
import { startDatabase, type OwnTable } from './database.ts';

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
  let keyCalls = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked = JSON.parse(body) as Asked;
      if (asked.SecretId === undefined) keyCalls += 1;
      const answer = asked.SecretId === undefined ? dataKeyFor(asked) : secretFor(asked);
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer ?? { __type: 'InvalidCiphertextException' }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, keyCalls: () => keyCalls, close: () => void server.close() };
};

/** A run of tests has one database for all of its files; whatever else wants a table starts a database of its own. */
const freshTable = async (): Promise<OwnTable & { readonly close: () => Promise<void> }> => {
  if (process.env['VITEST'])
    return { ...(await (await import('./run/resources.ts')).newTable()), close: async () => {} };
  const database = await startDatabase();
  return { ...(await database.newTable()), close: database.close };
};

/**
 * The product's own table in a real DynamoDB emulator, and the records that write it, in this very process: for tests
 * that want ten thousand histories of one ledger, not ten thousand HTTP requests.
 */
export const openTable = async () => {
  const [{ name, port, region, close }, secrets] = await Promise.all([freshTable(), secretsAndKeys()]);
  Object.assign(process.env, {
    TABLE_NAME: name,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
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
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  return {
    name,
    port,
    /** How often KMS was asked. */
    keyCalls: secrets.keyCalls,
    close: async () => {
      secrets.close();
      await close();
    },
  };
};
