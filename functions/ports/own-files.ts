import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { perEnvironment } from '../environment.ts';
import { batchFilesOf } from '../rules/batches/file.ts';
import { exportFilesOf } from '../rules/exports/files.ts';
import { filesOfTicket, uploadsOf } from '../rules/support/files.ts';
import {
  env,
  listsBatchFiles,
  listsExportFiles,
  listsSupportFiles,
  removesBatchFiles,
  removesExportFiles,
  removesTicketFiles,
  removesUploads,
} from './grant.ts';
import { verb } from './verb.ts';

const client = perEnvironment(() => new S3Client());

/** Removes every file that begins so. */
const removeAll = async (Bucket: string, Prefix: string): Promise<void> => {
  let ContinuationToken: string | undefined;
  do {
    const listed = await client().send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key } of listed.Contents ?? []) await client().send(new DeleteObjectCommand({ Bucket, Key }));
    ContinuationToken = listed.NextContinuationToken;
  } while (ContinuationToken !== undefined);
};

export const verbs = {
  /** Files of batches, those that nobody read yet too. */
  removeOfBatches: verb([listsBatchFiles, removesBatchFiles], (userId: string): Promise<void> =>
    removeAll(env('BATCH_BUCKET'), batchFilesOf(userId)),
  ),
  /** Pictures that wait for a message to support. */
  removeUploads: verb([listsSupportFiles, removesUploads], (userId: string): Promise<void> =>
    removeAll(env('SUPPORT_BUCKET'), uploadsOf(userId)),
  ),
  /** Copies of all that was kept, and what was made of one so far. */
  removeExports: verb([listsExportFiles, removesExportFiles], (userId: string): Promise<void> =>
    removeAll(env('EXPORT_BUCKET'), exportFilesOf(userId)),
  ),
  removeOfTicket: verb([listsSupportFiles, removesTicketFiles], (ticketId: string): Promise<void> =>
    removeAll(env('SUPPORT_BUCKET'), filesOfTicket(ticketId)),
  ),
};
