import { extname } from 'node:path';

/** What the deployment's `aws s3` command sets by the file's extension. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

export const contentTypeOf = (name: string): string => types[extname(name).toLowerCase()] ?? 'binary/octet-stream';

/** Types that CloudFront compresses, among those above. */
export const compressible: ReadonlySet<string> = new Set([
  'application/json',
  'application/javascript',
  'application/manifest+json',
  'image/svg+xml',
  'image/vnd.microsoft.icon',
  'text/css',
  'text/html',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
]);
