import type { IncomingMessage } from 'node:http';

const mostBytes = 64 * 1024;

/** The whole body as text, or null if it is larger than any honest request. */
export const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size <= mostBytes) parts.push(bytes);
  }
  return size > mostBytes ? null : Buffer.concat(parts).toString('utf8');
};
