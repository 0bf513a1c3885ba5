import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';

const style = JSON.parse(readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8')) as FormatOptions;

/** What is written into a file, as `npm run format` would leave it. */
export const formatted = async (file: string, text: string): Promise<string> => {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  return code;
};
