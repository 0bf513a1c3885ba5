/** Text that Markdown would read as marks, written so that it stays what it is. */
export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|{}]/g, '\\$&');

/** A cell ends at a bar and at the end of its line. */
const cellOf = (markdown: string): string =>
  markdown.replace(/`[^`]*`/g, (code) => code.replaceAll('|', '\\|')).replaceAll('\n', ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cellOf).join(' | ')} |`).join('\n');

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const code = (text: string): string => `\`${text}\``;

export const link = (label: string, address: string): string => `[${label}](${address})`;

/** A block of code; `info` is its language and what is said of it, as `fenceOf` reads it. */
export const fenced = (info: string, text: string): string => `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;

export const json = (value: unknown, more = ''): string =>
  fenced(`json${more && ` ${more}`}`, JSON.stringify(value, null, 2));

export const section = (title: string, ...blocks: readonly (string | false | undefined)[]): string =>
  [`## ${title}`, ...blocks.filter(Boolean)].join('\n\n');

export const aside = (...blocks: readonly string[]): string => `:::aside\n${blocks.join('\n\n')}\n:::`;

export const together = (...blocks: readonly (string | false | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');
