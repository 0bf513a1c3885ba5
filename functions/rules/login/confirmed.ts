/** Whether a second factor counts: one that is only on its way asks nobody for a code. */
export const isConfirmed = <F extends { readonly confirmedAt?: string | undefined }>(
  factor: F | undefined,
): factor is F & { readonly confirmedAt: string } => factor?.confirmedAt !== undefined;
