import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { damaged } from '../../host/files.ts';

const head = z.object({
  key: z.string(),
  size: z.int(),
  etag: z.string(),
  contentType: z.string(),
  storedAt: z.iso.datetime(),
  crc32: z.string().optional(),
});

/** What is known of an object beside its bytes. */
export type Head = Readonly<z.output<typeof head>>;

/** The objects of one bucket, on disk. */
export interface Objects {
  readonly find: (key: string) => Head | undefined;
  /** Where there is none, whoever asks found it a moment ago: nothing runs in between. */
  readonly read: (key: string) => Buffer;
  readonly put: (head: Head, body: Buffer) => void;
  readonly remove: (key: string) => void;
  /** Every object there is. */
  readonly all: () => readonly Head[];
}

/** An object that is not whole yet; one that was left behind is nobody's. */
const unfinished = '.new';

/** No head is longer: a key has 1,024 bytes at most. */
const longestHead = 16_384;
const lineFeed = 0x0a;

const headIn = (file: string): Head => {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(longestHead);
    const read = bytes.subarray(0, readSync(descriptor, bytes));
    return head.parse(JSON.parse(read.toString('utf8', 0, read.indexOf(lineFeed))));
  } catch (error) {
    throw damaged(file, String(error));
  } finally {
    closeSync(descriptor);
  }
};

/**
 * A file an object: a line of JSON, then its bytes, so that one rename replaces both. Its name is the digest of its key,
 * which may hold anything.
 */
export const objectsIn = (directory: string): Objects => {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory).filter((each) => each.endsWith(unfinished))) rmSync(join(directory, name));
  const fileOf = (key: string) => join(directory, createHash('sha256').update(key).digest('hex'));

  return {
    find: (key) => (existsSync(fileOf(key)) ? headIn(fileOf(key)) : undefined),
    read: (key) => {
      const bytes = readFileSync(fileOf(key));
      return bytes.subarray(bytes.indexOf(lineFeed) + 1);
    },
    put: (stored, body) => {
      const file = fileOf(stored.key);
      const whole = `${file}.${randomUUID()}${unfinished}`;
      try {
        writeFileSync(whole, Buffer.concat([Buffer.from(`${JSON.stringify(stored)}\n`), body]));
        renameSync(whole, file);
      } catch (error) {
        rmSync(whole, { force: true });
        throw error;
      }
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
    all: () => readdirSync(directory).map((name) => headIn(join(directory, name))),
  };
};
