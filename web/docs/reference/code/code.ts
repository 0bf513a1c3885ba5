import { fenced } from '../../markdown/write.ts';
import type { Call } from './call.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { node } from './node.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/** Each language by the name of its tab, as the highlighter calls it, and what writes it. */
export const languagesOfCode = [
  { tab: 'curl', as: 'bash', write: curl },
  { tab: 'Node', as: 'ts', write: node },
  { tab: 'Python', as: 'python', write: python },
  { tab: 'PHP', as: 'php', write: php },
  { tab: 'Java', as: 'java', write: java },
  { tab: 'Go', as: 'go', write: go },
  { tab: 'C#', as: 'csharp', write: csharp },
] as const;

/** A request in every language, as tabs. */
export const tabsOf = (call: Call): string =>
  languagesOfCode
    .flatMap(({ tab, as, write }) => {
      const text = write(call);
      return text === undefined ? [] : [fenced(`${as} tab=${tab}`, text)];
    })
    .join('\n\n');
