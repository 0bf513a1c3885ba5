import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024;

/** The whole body as text, or null if it is larger than any honest request. */
export const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size <= MAX_BYTES) parts.push(bytes);
  }
  return size > MAX_BYTES ? null : Buffer.concat(parts).toString('utf8');
};
