import { queryOptions } from '@tanstack/react-query';

/** What the deployment writes beside the page, because no build can know it. */
const file = '/config.json';

interface Config {
  readonly publicApi?: unknown;
  readonly widget?: { readonly address?: unknown; readonly version?: unknown; readonly integrity?: unknown };
}

const config = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<Config> => {
    const response = await fetch(file, { signal });
    const read: unknown = await response.json();
    if (typeof read !== 'object' || read === null) throw new Error(`${file} says nothing`);
    return read;
  },
  staleTime: Infinity,
});

/** Where the public API is, as customers call it. */
export const publicAddress = queryOptions({
  ...config,
  select: ({ publicApi }) => {
    if (typeof publicApi !== 'string') throw new Error(`${file} names no public API`);
    return publicApi.replace(/\/$/, '');
  },
});

/** Where the widget comes from, and the version of its loader that never changes, by its digest. */
export const widgetSite = queryOptions({
  ...config,
  select: ({ widget }) => {
    const { address, version, integrity } = widget ?? {};
    if (typeof address !== 'string' || typeof version !== 'string' || typeof integrity !== 'string')
      throw new Error(`${file} names no widget`);
    return { address: address.replace(/\/$/, ''), version, integrity };
  },
});
