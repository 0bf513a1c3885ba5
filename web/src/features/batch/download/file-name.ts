/** Nothing that a file system or a command line takes for something else. */
const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

export const fileName = (name: string, what: string, kind: string): string => `${plain(name)}-${what}.${kind}`;
