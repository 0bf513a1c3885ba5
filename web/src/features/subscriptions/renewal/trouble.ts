import type { Subscription } from '../api/subscriptions.ts';

export interface Trouble {
  readonly what: 'failed' | 'suspended';
  readonly subscription: Subscription;
  /** Another failure is another trouble, to be told anew. */
  readonly key: string;
}

/** What the owner of a subscription has to do something about; nothing while all is well. */
export const troubleOf = (current: Subscription | null): Trouble | undefined => {
  if (!current) return undefined;
  const { id, status, failure } = current;
  if (status === 'suspended') return { what: 'suspended', subscription: current, key: `${id} suspended` };
  const hasFailed = failure !== null && (status === 'pastDue' || status === 'active');
  return hasFailed ? { what: 'failed', subscription: current, key: `${id} ${failure.at}` } : undefined;
};
