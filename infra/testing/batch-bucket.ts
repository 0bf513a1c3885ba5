import { rmSync } from 'node:fs';
import { grantsOf, type PortName } from '#functions/ports/connect.ts';
import { batchFilesPrefix } from '#functions/rules/batches/file.ts';
import { statementsFor } from '../grants.ts';
import { startAwsEndpoint } from '../local/aws/endpoint.ts';
import { assemblyOf, functionArn, functionWith, testRegion } from '../local/aws/fixtures/cloud.ts';
import { temporaryDirectory } from '../local/aws/fixtures/emulator.ts';
import { productClock } from '../local/host/clock.ts';

const bucket = 'batch-files';
const bucketArn = `arn:aws:s3:::${bucket}`;

/** Where the bucket of batches is, as the stacks say it. */
const reaches = {
  batchFiles: { arns: [`${bucketArn}/${batchFilesPrefix}*`], environment: { BATCH_BUCKET: bucket } },
  batchBucket: { arns: [bucketArn], environment: {} },
} as const;

/** S3 with the bucket of batches: the SDK of this process calls it with the rights of these ports, and no others. */
export const openBatchBucket = async (ports: readonly PortName[]) => {
  const stateDir = temporaryDirectory();
  const grants = (await grantsOf(ports)).filter(({ resource }) => resource in reaches);
  const statements = statementsFor(grants, reaches).map((statement) => statement.toStatementJson() as object);
  const assembly = assemblyOf([
    { type: 'AWS::S3::Bucket', name: bucket, arn: bucketArn },
    ...functionWith('batches', statements),
  ]);
  // Nothing here asks a database.
  const endpoint = await startAwsEndpoint({
    assembly,
    port: 0,
    dynamodb: { port: 1 },
    clock: productClock(),
    stateDir,
  });
  const { accessKeyId, secretAccessKey, sessionToken } = endpoint.credentialsFor(functionArn('batches'));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: endpoint.url,
    AWS_REGION: testRegion,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    BATCH_BUCKET: bucket,
  });
  return {
    iam: endpoint.iam,
    close: async () => {
      await endpoint.close();
      rmSync(stateDir, { recursive: true });
    },
  };
};
