import { timingSafeEqual } from 'node:crypto';

type Secrets = Readonly<Record<string, { readonly until?: string | undefined }>>;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a hash is of a secret that works now. All of them are compared, each in constant time. */
export const isProvenBy = (secrets: Secrets, hash: string, now: string): boolean =>
  Object.entries(secrets)
    .filter(([, { until }]) => until === undefined || until > now)
    .map(([live]) => isSame(live, hash))
    .includes(true);
