import { randomBytes } from 'node:crypto';

const lifeSeconds = 32_400;

export interface Token {
  readonly access_token: string;
  readonly expires_in: number;
}

/** Access tokens, alive for nine hours. */
export const openTokens = () => {
  const endOf = new Map<string, number>();
  return {
    give: (now: number): Token => {
      const access_token = `A21AA${randomBytes(54).toString('base64url')}`;
      endOf.set(access_token, now + lifeSeconds * 1000);
      return { access_token, expires_in: lifeSeconds };
    },
    isAlive: (token: string, now: number): boolean => now < (endOf.get(token) ?? 0),
    /** As after a change of the credentials: whoever keeps a token has to ask for another. */
    revokeAll: (): void => endOf.clear(),
  };
};

export type Tokens = ReturnType<typeof openTokens>;
