import { Fault } from '#shared/errors/fault.ts';

/** A page that was read, unless its cursor is forged, damaged or of another caller or query. */
export const pageFound = <P extends object>(page: P | 'invalidCursor'): P => {
  if (page === 'invalidCursor')
    throw new Fault('errors.invalidCursor', { fields: [{ pointer: '/cursor', code: 'errors.invalidCursor' }] });
  return page;
};

/** Rows and where the list goes on, as every list answers. */
export const pageWith = <T>(data: readonly T[], { nextCursor }: { readonly nextCursor: string | null }) => ({
  data: [...data],
  hasMore: nextCursor !== null,
  nextCursor,
});
