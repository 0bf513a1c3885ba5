import { callAsReader, tokenNow } from './reader.ts';
import { text } from './texts.ts';

interface OwnKey {
  readonly keyId: string;
  readonly name: string;
  readonly environment: string;
  readonly purpose: string;
  readonly state: string;
}

const put = (name: 'api' | 'key', value: string): void => {
  for (const place of document.querySelectorAll(`[data-fill=${name}]`)) place.textContent = value;
};

const read = async <T>(answer: Promise<Response>): Promise<T | undefined> => {
  const got = await answer;
  return got.ok ? ((await got.json()) as T) : undefined;
};

/** The address that customers' systems call here. */
const putAddress = async (): Promise<void> => {
  const deployment = await read<{ readonly publicApi?: string }>(fetch('/config.json'));
  if (deployment?.publicApi) put('api', deployment.publicApi.replace(/\/$/, ''));
};

const isTestKey = ({ environment, purpose, state }: OwnKey): boolean =>
  environment === 'sandbox' && purpose !== 'widget' && state === 'active';

/** The reader's own key of the sandbox in every example; its secret is the reader's alone. */
const putKey = async (): Promise<void> => {
  if (tokenNow() === undefined) return;
  const keys = await read<{ readonly data: readonly OwnKey[] }>(callAsReader('GET', '/api/keys'));
  const key = keys?.data.find(isTestKey);
  if (!key) return;
  put('key', key.keyId);
  document.documentElement.dataset['key'] = 'own';
  for (const whose of document.querySelectorAll('[data-whose]'))
    whose.textContent = text('yourKey', { name: key.name });
};

/** Fills in what is the reader's; a page that is left alone, or offline, stays readable as it is. */
export const startFill = (): void => {
  if (!document.querySelector('[data-fill]')) return;
  void Promise.allSettled([putAddress(), putKey()]);
};
