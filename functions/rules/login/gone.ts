/** Whether there is nobody any more, or about to be: an account that is being deleted gets and owes nothing. */
export const isGone = (user: { readonly deletedAt?: string | undefined } | undefined): boolean =>
  user === undefined || user.deletedAt !== undefined;
