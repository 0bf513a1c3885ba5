/** What a part says of the account, so that a drawing can tell them apart. */
export const roles = ['bank', 'branch', 'number', 'check'] as const;
