import { parseArgs } from 'node:util';
import { prepare } from '../prepare.ts';
import { type Endpoints, type LocalCloud, boot } from './boot.ts';
import { onEnd } from './host/ending.ts';

const usage = 'npm start -- [--state <dir>] [--port <n>] [--verbose]';
const labels: Readonly<Record<keyof Endpoints, string>> = {
  dashboard: 'Dashboard',
  appApi: 'App API',
  publicApi: 'Public API',
  widget: 'Widget',
  mailbox: 'Mailbox',
  bankData: 'Bank data (simulated)',
  paypal: 'PayPal (simulated)',
  control: 'Control',
};

const began = performance.now();
let cloud: LocalCloud | undefined;
onEnd(async () => cloud?.close());

const readArguments = (): { readonly state: string; readonly port: number; readonly verbose: boolean } => {
  const { values } = parseArgs({
    options: {
      state: { type: 'string', default: '.local' },
      port: { type: 'string', default: '4300' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_524)
    throw new Error(`--port takes 0 or a number up to 65524, not ${values.port}.\nUsage: ${usage}`);
  return { ...values, port };
};

/** Without its database the product answers nothing: better it ends and says why. */
const endWith = (sentence: string): void => {
  console.error(sentence);
  void (cloud?.close() ?? Promise.resolve()).finally(() => process.exit(1));
};

const announce = ({ endpoints, stateDir, notRun }: LocalCloud): void => {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const url = endpoints[name as keyof Endpoints];
    return url ? [`  ${label.padEnd(22)} ${url}`] : [];
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`CuentaClara is ready after ${seconds} s:\n${lines.join('\n')}\n  State and logs in ${stateDir}`);
  if (notRun.length > 0) console.log(`  Rules of AWS that only AWS runs: ${notRun.join(', ')}`);
};

try {
  const { state, port, verbose } = readArguments();
  const { assemblyDir } = await prepare();
  cloud = await boot({ assemblyDir, stateDir: state, port, verbose, onGone: endWith });
  announce(cloud);
} catch (error) {
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  process.exit(1);
}
