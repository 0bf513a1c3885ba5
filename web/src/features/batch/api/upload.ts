import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { ApiError } from '../../../lib/api.ts';

type Batch = OutputOf<EndpointAt<'POST /api/batches'>>;
export type Upload = NonNullable<Batch['upload']>;

/** Set by the browser itself, and by nobody else. */
const ofTheBrowser: ReadonlySet<string> = new Set(['host', 'content-length']);

/** The file is there already: an answer of before was lost. */
const isThere = 412;

/** Sends a file to where the batch wants it. Only this kind of request tells how much of it has left. */
export const upload = (
  { url, method, headers }: Upload,
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError('Upload failed', request.status));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers))
      if (!ofTheBrowser.has(name.toLowerCase())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status < 300 || request.status === isThere) resolve();
      else fail();
    });
    for (const trouble of ['error', 'timeout', 'abort']) request.addEventListener(trouble, fail);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
