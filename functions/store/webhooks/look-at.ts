import { listed, sparseIndex } from '../table/sparse-index.ts';

/** When somebody is to look at a webhook, as an update of its row says it. */
export const lookingAt = {
  set: '#list = :list, #place = :place',
  gone: ['#list', '#place'],
  names: { '#list': sparseIndex.partition, '#place': sparseIndex.sort },
  values: (id: string, at: string) => {
    const place = listed('webhooks', id, `${at}#${id}`);
    return { ':list': place[sparseIndex.partition], ':place': place[sparseIndex.sort] };
  },
} as const;
