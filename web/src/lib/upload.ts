import { ApiError } from './api.ts';

/** Where a file is sent, and how, as the server signed it. */
export interface Upload {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Set by the browser itself, and by nobody else. */
const ofTheBrowser: ReadonlySet<string> = new Set(['host', 'content-length']);

/** The file is there already: an answer of before was lost. */
const isThere = 412;

/** Sends a file to where the server wants it. Only this kind of request tells how much of it has left. */
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
