import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod';
import { newId } from '#functions/proof.ts';
import { identityAddress } from '#functions/audit/command-proof.ts';
import { provenCommand } from './operator-proof.ts';
import { operatorFunctionName } from './stage.ts';

const usage = `npm run ops -- <command> --why <reason> [--state <dir> | --stage <stage>]

  find       --email <e-mail>                                             the account, its plan, balance and lots
  grant      --email <e-mail> --credits <n> --days <n> [--tier <plan>]    a new lot; its tier lifts the account's plan
             [--lot <lot_…>]                                              the one of a grant whose answer was lost
  movements  --email <e-mail> [--limit <n>]                               the ledger, newest first
  resend     --email <e-mail>                                             the verification mail once more
  remove-second-factor --email <e-mail>                                   in 24 hours, unless its owner shows a code before
  expire     --email <e-mail> --lot <lot_…>                               ends a lot; what it held is taken out
  log-out    --email <e-mail>                                             ends every session of the account
  books      --email <e-mail>                                             proves the ledger from its first movement
  audit      --month <2026-11> [--limit <n>]                              what operators did, newest first
  verify-audit [--anchor <n>.<hash>]                                      whether the trail stands as it was written
  payment    --id <pay_…>                                                 a payment, what PayPal says of it, its ledger
  settle     --id <pay_…>                                                 asks PayPal and does what follows
  pay-link   --amount <480.00> --description <words> [--expires <2026-12-31>] [--many]
             [--email <e-mail> --credits <n> --days <n> [--tier <plan>]]  a page where somebody pays; once, unless --many
  pay-links  [--limit <n>]                                                the links there are, newest first
  withdraw-link --link <pl_…>                                             it asks for nothing any more
  tickets    [--month <2026-11>] [--kind support|contact] [--only open|held|answered|closed|spam]
             [--limit <n>]                                                what customers and visitors wrote, newest first
  ticket     --id <tkt_…>                                                 one of them, whole, with links to its files
  mailbox    --email <e-mail>                                             whether mails to it came back
  clear-mailbox --email <e-mail>                                          mails leave for it again
  answer-ticket --id <tkt_…> --text <words> [--close]                     mails an answer; the same words leave once
  release-ticket --id <tkt_…>                                             what was held is no spam: its mails leave
  spam-ticket --id <tkt_…>                                                nobody answers it
  paypal-setup                                                            plans and webhook at PayPal; says which parameters to deploy
  parked     [--limit <n>]                                                what no job tries any more, the oldest first
  unpark     --row <row_…|all>                                            puts it back where it came from
  republish  --from <2026-11-22T10:00:00Z> --until <time> [--after <…>]   tells the queues again what was answered then

Without --stage it speaks to the local product of --state (default .local); with it, to that stage in AWS, through the
AWS CLI and the credentials in the environment.`;

const texts = [
  'why',
  'state',
  'stage',
  'email',
  'credits',
  'days',
  'tier',
  'limit',
  'lot',
  'month',
  'kind',
  'only',
  'from',
  'until',
  'after',
  'row',
  'id',
  'amount',
  'description',
  'expires',
  'link',
  'text',
  'anchor',
] as const;
const flags = ['many', 'close', 'help'] as const;

const Result = z.record(z.string(), z.unknown());
type Result = z.output<typeof Result>;

const invokeLocally = async (stateDir: string, event: unknown): Promise<Result> => {
  const file = join(stateDir, 'endpoints.json');
  if (!existsSync(file))
    throw new Error(`No product runs with its state in ${stateDir}: npm start -- --state ${stateDir}`);
  const { control } = z.object({ control: z.url() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const operator = `${control}/operators/${encodeURIComponent(userInfo().username)}`;
  const response = await fetch(`${operator}/operate`, { method: 'POST', body: JSON.stringify(event) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return Result.parse(answer);
};

const aws = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('aws', words)).stdout.trim();

const Keys = z.object({ AccessKeyId: z.string(), SecretAccessKey: z.string(), SessionToken: z.string().optional() });

/** By the credentials that the AWS CLI finds, whatever they are of: a role, single sign-on, a user. */
const signed = async (command: object, functionName: string) => {
  const found = Keys.parse(JSON.parse(await aws('configure', 'export-credentials', '--format', 'process')));
  const { AWS_REGION: given, AWS_DEFAULT_REGION: usual } = process.env;
  const region = given ?? usual ?? (await aws('configure', 'get', 'region'));
  const keys = {
    accessKeyId: found.AccessKeyId,
    secretAccessKey: found.SecretAccessKey,
    sessionToken: found.SessionToken,
  };
  return provenCommand(keys, { command, functionName, address: identityAddress(region), region, at: new Date() });
};

/** The event goes by file, so that no e-mail appears among the machine's processes. */
const invokeInAws = async (stage: string, event: object): Promise<Result> => {
  const directory = mkdtempSync(join(tmpdir(), 'ops-'));
  try {
    const [input, output] = [join(directory, 'in.json'), join(directory, 'out.json')];
    const name = operatorFunctionName({ stage });
    writeFileSync(input, JSON.stringify(await signed(event, name)), { mode: 0o600 });
    const words = ['lambda', 'invoke', '--function-name', name, '--payload', `fileb://${input}`, output];
    const stdout = await aws(...words);
    const answer = readFileSync(output, 'utf8');
    if (stdout.includes('FunctionError')) throw new Error(answer);
    return Result.parse(JSON.parse(answer));
  } finally {
    rmSync(directory, { recursive: true });
  }
};

type Invoke = (event: object) => Promise<Result>;

/** What one call left is asked for by another; each tells where to go on, should there be no other. */
const invokeToTheEnd = async (invoke: Invoke, event: object): Promise<Result> => {
  const answer = await invoke(event);
  if (typeof answer['after'] !== 'string') return answer;
  console.log(JSON.stringify(answer, null, 2));
  return invokeToTheEnd(invoke, { ...event, after: answer['after'] });
};

const run = async (): Promise<Result> => {
  const { values, positionals } = parseArgs({
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
    allowPositionals: true,
  });
  const { help, ...said } = values;
  const [command] = positionals;
  if (help || command === 'help') return { usage };
  if (!command) return { refused: usage };
  if (!usage.includes(`\n  ${command} `)) return { refused: `No command is called ${command}: --help lists them` };
  if (said['why'] === undefined) return { refused: 'Every command says what for: --why "ticket 4711"' };
  const words = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]));
  const { state = '.local', stage, ...given } = words;
  // Named here: whoever repeats a grant whose answer was lost, the AWS CLI included, grants the same lot.
  const named = command === 'grant' ? { lot: newId('lot', new Date().toISOString()) } : {};
  const event = { ...named, ...given, command };
  const invoke: Invoke = (one) => (stage ? invokeInAws(stage, one) : invokeLocally(state, one));
  return invokeToTheEnd(invoke, event).catch((error: unknown) => {
    if (!('lot' in event) || command !== 'grant') throw error;
    throw new Error(`${String(error)}\nIt may be granted all the same. To repeat it safely, add: --lot ${event.lot}`);
  });
};

try {
  const { refused, ...answer } = await run();
  if (typeof refused === 'string') throw new Error(refused);
  console.log(answer['usage'] ?? JSON.stringify(answer, null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
