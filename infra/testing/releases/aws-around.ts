import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { pictures } from '../pictures.ts';
import { settingsOfLife } from './settings.ts';
import { mockedClient } from '../mocked-client.ts';

/** What is asked of AWS beside the table and the queues, by functions that live with the rows of a release. */
export const mockAround = (): void => {
  const picture = { transformToByteArray: async () => pictures['image/png'] };
  const files = mockedClient(S3Client).on(PutObjectCommand).resolves({});
  files.on(GetObjectCommand, { Bucket: settingsOfLife.SUPPORT_BUCKET }).resolves({ Body: picture as never });
  files.on(ListObjectsV2Command).resolves({});
  mockedClient(SESClient).on(SendEmailCommand).resolves({ MessageId: 'ses' });
  const dashboard = { Parameter: { Value: 'https://panel.example' } };
  mockedClient(SSMClient).on(GetParameterCommand).resolves(dashboard);
};
