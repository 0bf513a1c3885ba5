import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { expect, it } from 'vitest';
import { allow, functionWith } from '../fixtures/cloud.ts';
import { testEndpoint } from '../fixtures/endpoint.ts';

const arnOf = (name: string) => `arn:aws:kms:us-east-1:000000000000:key/${name}`;
const key = (name: string) => ({ type: 'AWS::KMS::Key', name, properties: {} });

const cloud = testEndpoint([
  key('Customers'),
  key('Others'),
  ...functionWith('sealer', [allow(['kms:GenerateDataKey', 'kms:Decrypt'], arnOf('Customers'))]),
  ...functionWith('reader', [allow('kms:Decrypt', arnOf('Customers'))]),
]);
const KeyId = arnOf('Customers');
const ana = { customer: 'ana' };
const as = (name: string) => new KMSClient(cloud.as(name));
const draw = (name = 'sealer') =>
  as(name).send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext: ana }));
const unwrap = (CiphertextBlob: Uint8Array | undefined, EncryptionContext: Record<string, string> = ana) =>
  as('reader').send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext }));

it('opens a data key that it drew, for whoever may decrypt', async () => {
  const { Plaintext, CiphertextBlob } = await draw();
  expect(Plaintext).toHaveLength(32);
  await expect(unwrap(CiphertextBlob)).resolves.toMatchObject({ Plaintext });
});

it('opens nothing in the name of another customer, nor what was altered', async () => {
  const { CiphertextBlob } = await draw();
  const altered = CiphertextBlob?.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
  for (const asked of [unwrap(CiphertextBlob, { customer: 'eva' }), unwrap(CiphertextBlob, {}), unwrap(altered)])
    await expect(asked).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
});

it('draws nothing for a role that may open only', async () => {
  await expect(draw('reader')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

it('knows no key that the templates do not have', async () => {
  const asked = new GenerateDataKeyCommand({ KeyId: arnOf('Nothing'), KeySpec: 'AES_256' });
  await expect(as('sealer').send(asked)).rejects.toMatchObject({ name: 'NotFoundException' });
});
