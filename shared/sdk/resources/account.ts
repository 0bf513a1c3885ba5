import type { CallOptions } from '../attempt.ts';
import type { Connection } from '../connect.ts';
import type { Credits, Usage } from '../generated/types.ts';

export const credits = ({ call }: Connection) => ({
  /** The balance, when its next credits expire, and the lots behind it. */
  get: (options?: CallOptions): Promise<Credits> => call('getCredits', {}, options),
});
export type CreditsOfAccount = ReturnType<typeof credits>;

export interface UsageAsked {
  /** Days, today included. @default 30 */
  readonly period?: 7 | 30 | 90 | undefined;
  /** The id of a key; without it all keys of the account in the environment of this one. */
  readonly key?: string | undefined;
}

export const usage = ({ call }: Connection) => ({
  /** Validations by day and outcome. */
  get: ({ period, key }: UsageAsked = {}, options?: CallOptions): Promise<Usage> =>
    call('getUsage', { query: { period: period && `${period}`, key } }, options),
});
export type UsageOfKeys = ReturnType<typeof usage>;
