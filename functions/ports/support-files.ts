import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { supportLimits } from '#shared/validation/support.ts';
import { perEnvironment } from '../environment.ts';
import { ticketFileKey, uploadKey } from '../rules/support/files.ts';
import type { Attached } from '../store/support/ticket.ts';
import {
  env,
  readsSupportUploads,
  readsTicketFiles,
  seesMissingUploads,
  writesSupportUploads,
  writesTicketFiles,
} from './grant.ts';
import { verb } from './verb.ts';

// A checksum that nobody asked for would be signed into an address, of a body that nobody has yet.
const client = perEnvironment(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));

const at = (Key: string) => ({ Bucket: env('SUPPORT_BUCKET'), Key });

/** The SDK signs no type unless it is told to. */
const withType = { signableHeaders: new Set(['content-type']) };

/** So long an operator's link opens a file. */
const linkSeconds = 900;

/** How a file is uploaded to its address: with exactly these headers. */
interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: string;
}

export const verbs = {
  /** An address that takes one file of exactly this type and so many bytes, once. */
  presign: verb([writesSupportUploads], async (userId: string, { id, type, size }: Attached): Promise<Upload> => {
    const signingDate = new Date();
    const expiresIn = supportLimits.uploadMinutes * 60;
    const file = { ...at(uploadKey(userId, id)), ContentType: type, ContentLength: size, IfNoneMatch: '*' };
    return {
      url: await getSignedUrl(client(), new PutObjectCommand(file), { expiresIn, signingDate, ...withType }),
      headers: { 'content-type': type, 'if-none-match': '*' },
      expiresAt: new Date(signingDate.getTime() + expiresIn * 1000).toISOString(),
    };
  }),

  /** What a customer uploaded; undefined while there is nothing. */
  uploaded: verb(
    [readsSupportUploads, seesMissingUploads],
    async (userId: string, id: string): Promise<Uint8Array | undefined> => {
      try {
        const { Body } = await client().send(new GetObjectCommand(at(uploadKey(userId, id))));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  ),

  /** Keeps a file as long as its ticket: from here on nobody outside can change it. */
  keep: verb([writesTicketFiles], async (ticketId: string, { id, type }: Attached, Body: Uint8Array): Promise<void> => {
    const file = { ...at(ticketFileKey(ticketId, id)), Body, ContentType: type, ChecksumAlgorithm: 'CRC32' as const };
    await client().send(new PutObjectCommand(file));
  }),

  /** A link that opens the file of a ticket for a quarter of an hour. */
  link: verb([readsTicketFiles], (ticketId: string, id: string): Promise<string> =>
    getSignedUrl(client(), new GetObjectCommand(at(ticketFileKey(ticketId, id))), { expiresIn: linkSeconds }),
  ),
};
