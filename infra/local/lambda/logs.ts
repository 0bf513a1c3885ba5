import { type WriteStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The log files of the functions. */
export interface FunctionLogs {
  readonly write: (functionName: string, text: string) => void;
  readonly close: () => Promise<void>;
}

/** What functions print, one file per function, and line by line to whoever listens. */
export const functionLogs = (directory: string, echo: (line: string) => void = () => {}): FunctionLogs => {
  const streams = new Map<string, WriteStream>();
  mkdirSync(directory, { recursive: true });

  return {
    write: (functionName, text) => {
      let stream = streams.get(functionName);
      if (!stream) {
        stream = createWriteStream(join(directory, `${functionName}.log`), { flags: 'a' });
        streams.set(functionName, stream);
      }
      stream.write(text.endsWith('\n') ? text : `${text}\n`);
      echo(`${functionName}: ${text.trimEnd()}`);
    },
    close: async () => {
      const open = [...streams.values()];
      streams.clear();
      await Promise.all(open.map((stream) => new Promise((resolve) => stream.end(resolve))));
    },
  };
};
