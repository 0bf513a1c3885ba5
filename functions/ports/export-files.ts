import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { perEnvironment } from '../environment.ts';
import { exportKey, pieceKey } from '../rules/exports/files.ts';
import type { AccountExport } from '../store/exports/account-exports.ts';
import { env, listsExportFiles, readsExportFiles, writesExportFiles } from './grant.ts';
import { verb } from './verb.ts';

const client = perEnvironment(() => new S3Client());

const at = (Key: string) => ({ Bucket: env('EXPORT_BUCKET'), Key });

const put = async (Key: string, Body: Uint8Array, ContentType: string): Promise<void> => {
  await client().send(new PutObjectCommand({ ...at(Key), Body, ContentType, ChecksumAlgorithm: 'CRC32' }));
};

type Whose = Pick<AccountExport, 'userId' | 'id' | 'askedAt'>;

export const verbs = {
  /** Keeps what one turn collected, in place of what stands there. */
  putPiece: verb([writesExportFiles], ({ userId, id }: Whose, piece: number, body: Uint8Array): Promise<void> =>
    put(pieceKey(userId, id, piece), body, 'application/octet-stream'),
  ),

  piece: verb(
    [readsExportFiles, listsExportFiles],
    async ({ userId, id }: Whose, piece: number): Promise<Uint8Array> => {
      const asked = new GetObjectCommand(at(pieceKey(userId, id, piece)));
      const { Body } = await client()
        .send(asked)
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new Error('A piece of a copy is missing') : error;
        });
      if (!Body) throw new Error('S3 answered without a body');
      return Body.transformToByteArray();
    },
  ),

  putWhole: verb([writesExportFiles], ({ userId, id, askedAt }: Whose, body: Uint8Array): Promise<void> =>
    put(exportKey(userId, id, askedAt), body, 'application/zip'),
  ),

  /** An address that downloads it, for so many seconds. */
  link: verb([readsExportFiles], ({ userId, id, askedAt }: Whose, expiresIn: number): Promise<string> =>
    getSignedUrl(client(), new GetObjectCommand(at(exportKey(userId, id, askedAt))), { expiresIn }),
  ),
};
