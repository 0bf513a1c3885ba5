import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** What can be tried where it stands, with the JSON of its line of curl. */
const tried: Readonly<Record<string, string>> = { 'create-validation': 'createValidation' };

/** One piece of code in every language, as blocks that become tabs. */
export const snippet = (name: string): string =>
  tabs
    .map(({ file, tab, language }) => {
      const code = readFileSync(join(import.meta.dirname, name, file), 'utf8').trimEnd();
      const trial = file === 'curl.sh' && tried[name] ? ` try=${tried[name]}` : '';
      return `\`\`\`${language} tab=${tab}${trial}\n${code}\n\`\`\``;
    })
    .join('\n\n');
