import { join } from 'node:path';
import { type LogFile, logFile } from '../host/log-file.ts';

/** The log files of the functions. */
export interface FunctionLogs {
  readonly write: (functionName: string, text: string) => void;
  readonly close: () => void;
}

/** What functions print, one file per function, and line by line to whoever listens. */
export const functionLogs = (
  directory: string,
  log: (line: string) => void = () => {},
  echo: (line: string) => void = () => {},
): FunctionLogs => {
  const files = new Map<string, LogFile>();

  return {
    write: (functionName, text) => {
      let file = files.get(functionName);
      if (!file) {
        file = logFile(join(directory, `${functionName}.log`), { log });
        files.set(functionName, file);
      }
      file.write(text.endsWith('\n') ? text : `${text}\n`);
      echo(`${functionName}: ${text.trimEnd()}`);
    },
    close: () => {
      for (const file of files.values()) file.close();
      files.clear();
    },
  };
};
