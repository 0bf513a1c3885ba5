import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../../../web/public/verificar.mjs');

/** What people have on their disk who verify a receipt, and the way to run it, as they do. */
export const onDisk = (keySet: object) => {
  const directory = mkdtempSync(join(tmpdir(), 'receipt-'));
  const [receipt, keys] = [join(directory, 'comprobante.jws'), join(directory, 'jwks.json')];
  writeFileSync(keys, JSON.stringify(keySet));
  return {
    verify: async (jws: string) => {
      writeFileSync(receipt, jws);
      return run(process.execPath, [program, receipt, keys]).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, said: stderr }),
      );
    },
    /** Those of these texts that it takes for ours, in one process: to begin one for each would take minutes. */
    believed: async (texts: readonly string[]): Promise<readonly string[]> => {
      const list = join(directory, 'texts.json');
      writeFileSync(list, JSON.stringify(texts));
      const script = `
        import { readFileSync, writeFileSync } from 'node:fs';
        const believed = [];
        const { log } = console;
        console.log = console.error = () => undefined;
        process.argv = ['node', 'verificar.mjs', ${JSON.stringify(receipt)}, ${JSON.stringify(keys)}];
        for (const [index, text] of JSON.parse(readFileSync(${JSON.stringify(list)}, 'utf8')).entries()) {
          writeFileSync(${JSON.stringify(receipt)}, text);
          process.exitCode = 0;
          await import(${JSON.stringify(`file://${program}`)} + '?' + index);
          if (process.exitCode === 0) believed.push(text);
        }
        process.exitCode = 0;
        log(JSON.stringify(believed));`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { maxBuffer: 2 ** 28 });
      return JSON.parse(stdout) as readonly string[];
    },
    close: () => rmSync(directory, { recursive: true }),
  };
};
