import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenced } from '../markdown/write.ts';

/** The languages of the code, in the order of their tabs. */
const tabs = [
  { file: 'curl.sh', tab: 'curl', language: 'bash' },
  { file: 'node.ts', tab: 'Node', language: 'ts' },
  { file: 'python.py', tab: 'Python', language: 'python' },
  { file: 'php.php', tab: 'PHP', language: 'php' },
  { file: 'Java.java', tab: 'Java', language: 'java' },
  { file: 'go.go', tab: 'Go', language: 'go' },
  { file: 'csharp.cs', tab: 'C#', language: 'csharp' },
  { file: 'shell.sh', tab: 'Shell', language: 'bash' },
] as const;

const fileOf = (name: string, file: string): string => join(import.meta.dirname, name, file);

interface Told {
  readonly tab: string;
  readonly language: string;
  readonly code: string;
}

/** One piece of code in every language that has it. */
export const codeOf = (name: string): readonly Told[] =>
  tabs
    .filter(({ file }) => existsSync(fileOf(name, file)))
    .map(({ file, tab, language }) => ({ tab, language, code: readFileSync(fileOf(name, file), 'utf8').trimEnd() }));

/** The same as blocks that become tabs; the first may be tried out as an operation. */
export const snippet = (name: string, operation?: string): string =>
  codeOf(name)
    .map(({ tab, language, code }, index) => {
      const trial = operation && index === 0 ? ` try=${operation}` : '';
      return fenced(`${language} tab=${tab}${trial}`, code);
    })
    .join('\n\n');
