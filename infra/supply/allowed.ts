/** Licences under which code may go to customers and browsers, where its notice goes along. */
const shipped = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense', 'OFL-1.1'];

/** Those of tools, too, whose code stays here. */
const tools = [...shipped, 'BlueOak-1.0.0', 'MPL-2.0', 'Python-2.0', 'Zlib'];

export const allowed = { shipped: new Set(shipped), tools: new Set(tools) } as const;

/** `(MIT OR GPL-3.0-or-later)` is allowed by its first half; of `MIT AND Zlib` both have to be. */
export const isAllowed = (expression: string, among: ReadonlySet<string>): boolean => {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(text)) return false;
  return text
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((license) => among.has(license.trim())));
};
