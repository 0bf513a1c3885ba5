import { useQuery } from '@tanstack/react-query';
import type { ActivityEvent } from './api/activity.ts';
import { keyNames, ownNetwork } from './api/known.ts';

/** What the reader knows, and an event names by an id or a word alone. */
export interface Known {
  /** The network of this session; without it no event says from which it came. */
  readonly network: string | null;
  readonly keys: ReadonlyMap<string, string>;
}

const isOfKey = ({ keyId, subject }: ActivityEvent): boolean => keyId !== null || subject?.startsWith('key_') === true;
const noKeys: ReadonlyMap<string, string> = new Map();

export const useKnown = (events: readonly ActivityEvent[]): Known => {
  const network = useQuery(ownNetwork).data ?? null;
  const keys = useQuery({ ...keyNames, enabled: events.some(isOfKey) }).data ?? noKeys;
  return { network, keys };
};
