import { readFileSync } from 'node:fs';
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
] as const;

/** One piece of code in every language, as blocks that become tabs; the first may be tried out as an operation. */
export const snippet = (name: string, operation?: string): string =>
  tabs
    .map(({ file, tab, language }, index) => {
      const trial = operation && index === 0 ? ` try=${operation}` : '';
      return fenced(`${language} tab=${tab}${trial}`, readFileSync(join(import.meta.dirname, name, file), 'utf8'));
    })
    .join('\n\n');
