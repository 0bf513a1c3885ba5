/** Providers that deliver to one mailbox whatever these characters before the @ are; written as documented by each. */
const ignored: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'googlemail.com': /\./g,
  'proton.me': /[._-]/g,
  'protonmail.com': /[._-]/g,
  'pm.me': /[._-]/g,
};

/** The other names of a provider's domain. */
const sameAs: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * Where mail to an address ends up: `ana+2@empresa.mx` and `ana@empresa.mx` are one mailbox, and so are all spellings of
 * one name at providers that ignore dots. Limits count by it; an account is still named by its whole address.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  const rule = Object.hasOwn(ignored, domain) ? ignored[domain] : undefined;
  return `${rule ? name.replace(rule, '') : name}@${Object.hasOwn(sameAs, domain) ? sameAs[domain] : domain}`;
};
