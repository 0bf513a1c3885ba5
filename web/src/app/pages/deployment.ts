import { queryOptions } from '@tanstack/react-query';

/** What the deployment writes beside the page, because no build can know it. */
const file = '/config.json';

const read = async (signal: AbortSignal): Promise<string> => {
  const response = await fetch(file, { signal });
  const config: unknown = await response.json();
  const address = typeof config === 'object' && config !== null && 'publicApi' in config && config.publicApi;
  if (typeof address !== 'string') throw new Error(`${file} names no public API`);
  return address.replace(/\/$/, '');
};

/** Where the public API is, as customers call it. */
export const publicAddress = queryOptions({
  queryKey: ['publicApi'],
  queryFn: ({ signal }) => read(signal),
  staleTime: Infinity,
});
