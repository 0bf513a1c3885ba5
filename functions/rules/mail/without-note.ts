/**
 * The mailbox that an address is delivered to: what stands behind a plus is its owner's own note, so `ana+2@empresa.mx` is
 * `ana@empresa.mx`.
 */
export const withoutNote = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+')[0]}${email.slice(at)}`;
};
