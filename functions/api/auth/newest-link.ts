/** Whether a link is the newest of its kind; where none was ever remembered, each of them has force. */
export const isNewest = (newest: { readonly hash: string } | undefined, tokenHash: string): boolean =>
  newest === undefined || newest.hash === tokenHash;
