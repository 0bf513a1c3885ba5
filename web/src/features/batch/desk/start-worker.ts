// oxlint-disable-next-line import/default -- the address, made by the bundler
import workerUrl from './desk.worker.ts?worker&url';

/** What the browser's own types do not have yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const own = (url: string): string => {
  if (url !== workerUrl) throw new TypeError(`Not a worker of ours: ${url}`);
  return url;
};

const trusted = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
/** The only policy that the pages allow: it lets one script through. Browsers without it need none. */
const policy = trusted?.createPolicy('own-worker', { createScriptURL: own }) ?? { createScriptURL: own };

export const startWorker = (): Worker =>
  new Worker(policy.createScriptURL(workerUrl), { type: 'module', name: 'batch-desk' });
