import { join } from 'node:path';
import { type LoadedAssembly, loadAssembly } from './assembly.ts';
import { sweepExpired } from './aws/dynamodb-expiry.ts';
import { createTables } from './aws/dynamodb-tables.ts';
import { type AwsEndpoint, startAwsEndpoint } from './aws/endpoint.ts';
import { openBus } from './bus/open.ts';
import { closeServer } from './host/listen.ts';
import { openSecrets, type Secrets } from './aws/secrets/secrets.ts';
import { type Clock, productClock } from './host/clock.ts';
import { type Closing, closingStack } from './host/closing.ts';
import { controlListener } from './control.ts';
import { type Controls, cloudControls } from './controls.ts';
import { type Database, openDatabase } from './host/database.ts';
import { type Events, events } from './events/events.ts';
import { type Queues, queues } from './events/queues/client.ts';
import { createQueues } from './events/queues/create.ts';
import { type LambdaHost, lambdaHost } from './lambda.ts';
import { functionLogs } from './lambda/logs.ts';
import { serviceRights } from './lambda/service-rights.ts';
import { type Plan, readPlan, refuseMistakes } from './plan.ts';
import { notRunHere } from './firewall/web-acl.ts';
import { forOwnCallers } from './host/own-callers.ts';
import { type Ports, claimPorts } from './host/ports.ts';
import type { Child } from './host/child.ts';
import { startQueues } from './host/processes.ts';
import { supervised } from './host/supervised.ts';
import { publishedAs } from './published.ts';
import { eventBridgeScheduler } from './schedules.ts';
import { serveApis, serveSites } from './serve.ts';
import { addressesFrom, edgeFrom, keptEnvironmentsFrom, settingsFrom } from './settings.ts';
import { openBankData } from './open-bank-data.ts';
import { payPalParameters, startAccount } from './paypal-account.ts';
import { type Authority, newAuthority } from './simulators/paypal/index.ts';
import { type State, openState } from './host/state.ts';

export interface BootOptions {
  /** The synthesized assembly to boot. */
  readonly assemblyDir: string;
  /** Where everything that survives a restart is kept; without it, a temporary directory. */
  readonly stateDir?: string;
  /** The first of eleven ports in a row; without it, any that are free. */
  readonly port?: number;
  readonly host?: string;
  /** Where `CUENTACLARA_...` settings come from. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly verbose?: boolean;
  readonly log?: (line: string) => void;
  /** Called with a sentence when a part has ended that cannot be started again: the product is over. */
  readonly onGone?: (sentence: string) => void;
}

/** What answers where; an address that the templates do not have is absent. */
export interface Endpoints {
  readonly dashboard?: string;
  readonly appApi?: string;
  readonly publicApi?: string;
  readonly widget?: string;
  readonly mailbox: string;
  readonly bankData: string;
  readonly paypal: string;
  readonly control: string;
}

export interface LocalCloud extends Controls {
  readonly endpoints: Endpoints;
  readonly stateDir: string;
  readonly clock: Clock;
  readonly aws: AwsEndpoint;
  /** What firewalls of the templates ask in AWS alone. */
  readonly notRun: readonly string[];
  /** Of the database behind the endpoint, for tests that look at or seed the table itself. */
  readonly databasePort: number;
  readonly close: () => Promise<void>;
  /** As a power cut would end it: in the middle of whatever runs. */
  readonly kill: () => Promise<void>;
}

/** What every part stands on. */
interface Ground {
  readonly state: State;
  readonly ports: Ports;
  readonly host: string;
  readonly clock: Clock;
  readonly closing: Closing;
  /** Vouches for the webhooks of the simulated PayPal. */
  readonly payPalAuthority: Authority;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For what went wrong; `chatter` for what merely happened. */
  readonly log: (line: string) => void;
  readonly chatter: (line: string) => void;
  readonly onGone: (sentence: string) => void;
}

/** Boots a synthesized assembly on this machine; resolves when everything answers. */
export const boot = async (options: BootOptions): Promise<LocalCloud> => {
  const { log = (line: string) => void process.stderr.write(`${line}\n`) } = options;
  const closing = closingStack(log);
  try {
    return await open(options.assemblyDir, await prepareGround({ ...options, log }, closing));
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
};

const prepareGround = async (
  {
    stateDir,
    port = 0,
    host = '127.0.0.1',
    env = process.env,
    verbose,
    log,
    onGone = log,
  }: BootOptions & Pick<Ground, 'log'>,
  closing: Closing,
): Promise<Ground> => {
  // Lambda runs in UTC, and threads share the time zone of their process.
  process.env['TZ'] = 'UTC';
  const state = openState(stateDir);
  closing.add('state', state.release);
  const ports = await claimPorts(port, host);
  closing.add('control', () => closeServer(ports.control));
  const clock = productClock(join(state.directory, 'clock'));
  const payPalAuthority = newAuthority();
  return { state, ports, host, clock, closing, payPalAuthority, env, log, chatter: verbose ? log : () => {}, onGone };
};

const open = async (assemblyDir: string, ground: Ground): Promise<LocalCloud> => {
  const { state, ports, clock, closing, log } = ground;
  const [database, plan] = await Promise.all([startDatabase(ground), loadPlan(assemblyDir, ground)]);
  const [aws, sqs] = await Promise.all([startAws(plan, database, ground), startSqs(plan, ground)]);
  refuseMistakes(plan, aws);
  const lambda = startLambda(plan, aws, ground);
  const firewalls = { assembly: plan.assembly, edge: edgeFrom(ground.env), now: clock.now };
  const serving = { ...ground, lambda, usage: aws.usage, firewalls };
  const scheduler = eventBridgeScheduler({ schedules: plan.schedules, clock, lambda, log });
  closing.add('schedules', scheduler.close);
  const deliveries = startEvents(plan, { aws, database, lambda, queues: sqs?.queues }, ground);
  const { mailReturned, ...told } = openBus(plan, { queues: sqs?.queues, clock, onSent: deliveries.wake });
  aws.onReturned((returned) => void mailReturned(returned).catch((error: unknown) => log(`bus: ${String(error)}`)));
  const sweep = async () =>
    (await sweepExpired(plan.assembly, database.port, clock.now(), deliveries.swept)) + aws.sweepFiles();
  const payPal = await startAccount(plan, aws, ground);
  closing.add('paypal', () => payPal.close());
  const controls = cloudControls({
    clock,
    scheduler,
    events: deliveries,
    lambda,
    ...told,
    aws,
    region: plan.assembly.region,
    sweep,
    othersSettled: payPal.settled,
  });
  ports.control.on('request', forOwnCallers(controlListener(controls)));
  const endpoints: Endpoints = {
    ...(await serveSites(plan.assembly, serving)),
    ...(await serveApis(plan.apis, serving)),
    mailbox: await openMailbox(aws, ground),
    bankData: await openBankData(aws, plan, ground),
    paypal: payPal.url,
    control: ports.url('control'),
  };
  state.writeEndpoints({ ...endpoints });

  return {
    ...controls,
    endpoints,
    stateDir: state.directory,
    clock,
    aws,
    notRun: [...new Set(plan.assembly.of('AWS::WAFv2::WebACL').flatMap(notRunHere))],
    databasePort: database.port,
    close: closing.closeAll,
    kill: async () => {
      deliveries.abandon();
      aws.usage.counts.abandon();
      await Promise.all([lambda.close(), database.kill(), sqs?.process.kill()]);
      await closing.closeAll();
    },
  };
};

const startDatabase = async ({ env, ports, state, log, onGone, closing }: Ground): Promise<Database> => {
  const database = await openDatabase({ env, port: ports.of('dynamodb'), stateDir: state.directory, log, onGone });
  closing.add('dynamodb', database.stop);
  return database;
};

/** Synchronous at heart: it runs while the database starts. */
const loadPlan = async (assemblyDir: string, { ports, env, state, payPalAuthority }: Ground): Promise<Plan> => {
  const addresses = {
    aws: ports.url('aws'),
    published: (type: string, path: string) => ports.url(publishedAs(type, path)),
  };
  const parameters = {
    ...settingsFrom(env),
    ...addressesFrom(ports),
    ...payPalParameters(ports.url('paypal'), payPalAuthority.root),
  };
  let secrets: Secrets | undefined;
  const secret = (id: string): string => {
    secrets ??= openSecrets(assembly, state.directory);
    const found = secrets.find(id);
    if (!found) throw new Error(`A template refers to the secret ${id}, which no template has.`);
    return found.value;
  };
  const assembly: LoadedAssembly = loadAssembly(assemblyDir, { addresses, parameters, secret });
  return readPlan(assembly);
};

const startAws = async ({ assembly }: Plan, database: Database, ground: Ground): Promise<AwsEndpoint> => {
  const { ports, host, clock, state, closing, chatter: log } = ground;
  const dynamodb = { port: database.port };
  const sqs = hasQueues(assembly) ? { sqs: { port: ports.of('sqs') } } : {};
  const [aws] = await Promise.all([
    startAwsEndpoint({
      assembly,
      port: ports.of('aws'),
      host,
      dynamodb,
      ...sqs,
      clock,
      stateDir: state.directory,
      log,
    }),
    createTables(assembly, database.port),
  ]);
  closing.add('aws', () => aws.close());
  return aws;
};

const startLambda = ({ assembly, functions }: Plan, aws: AwsEndpoint, ground: Ground): LambdaHost => {
  const { clock, state, closing, log, chatter } = ground;
  const logs = functionLogs(join(state.directory, 'logs'), log, chatter);
  closing.add('logs', logs.close);
  const lambda = lambdaHost({
    definitions: functions,
    region: assembly.region,
    clock,
    logs,
    endpointUrl: aws.url,
    credentialsFor: (functionArn) => aws.credentialsFor(functionArn),
    ...keptEnvironmentsFrom(ground.env),
    onColdStart: (definition) => {
      try {
        for (const [action, resource] of serviceRights(definition, assembly))
          aws.iam.require(definition.role, action, resource);
      } catch (error) {
        log(String(error));
      }
    },
  });
  closing.add('functions', lambda.close);
  return lambda;
};

const hasQueues = (assembly: LoadedAssembly): boolean => assembly.of('AWS::SQS::Queue').length > 0;

/** A cloud whose templates have no queue runs without SQS. */
const startSqs = async (
  { assembly }: Plan,
  ground: Ground,
): Promise<{ readonly process: Child; readonly queues: Queues } | undefined> => {
  if (!hasQueues(assembly)) return undefined;
  const { ports, state, closing, log } = ground;
  const port = ports.of('sqs');
  const around = { region: assembly.region, stateDir: state.directory, log };
  const process = await supervised((onLoss) => startQueues({ port, ...around, onLoss }), ground);
  closing.add('sqs', process.stop);
  await createQueues(assembly, port);
  return { process, queues: queues(port, assembly) };
};

interface Delivering {
  readonly aws: AwsEndpoint;
  readonly database: Database;
  readonly lambda: LambdaHost;
  readonly queues: Queues | undefined;
}

const startEvents = ({ assembly, mappings }: Plan, parts: Delivering, ground: Ground): Events => {
  const { clock, state, closing, log } = ground;
  const { aws, database: dynamodb, lambda, queues: ofSqs } = parts;
  const stateDir = state.directory;
  const deliveries = events({ assembly, mappings, clock, lambda, dynamodb, queues: ofSqs, stateDir, log });
  aws.onAnswered(deliveries.hear);
  closing.add('events', deliveries.close);
  return deliveries;
};

const openMailbox = async ({ mailbox }: AwsEndpoint, { ports, host, closing }: Ground): Promise<string> => {
  const page = await mailbox.listen(ports.of('mailbox'), host);
  closing.add('mailbox', () => page.close());
  return page.url;
};
