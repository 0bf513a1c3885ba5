import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Assembly } from '../assembly.ts';
import type { Clock } from '../host/clock.ts';
import { openUsagePlans, type UsagePlans } from '../usage-plans/usage-plans.ts';
import { apiGatewayService } from './apigateway/service.ts';
import type { CapacityMeter } from './capacity.ts';
import { capacityMeter } from './capacity.ts';
import { dynamodbService } from './dynamodb.ts';
import { ConnectionDropped } from './faults/effects.ts';
import type { FaultInjector } from './faults/injector.ts';
import { faultInjector } from './faults/injector.ts';
import { upstream } from './forward.ts';
import type { Iam } from './iam/iam.ts';
import { iamEvaluator } from './iam/iam.ts';
import type { Credentials } from './identity.ts';
import { callerIdentities, signedFor } from './identity.ts';
import { closeServer, listenOn } from '../host/listen.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { openSecrets, type Secrets } from './secrets/secrets.ts';
import { openMasterKeys } from './kms/master-keys.ts';
import { kmsService } from './kms/service.ts';
import { s3 } from './s3/service.ts';
import { secretsService } from './secrets/service.ts';
import { sesSender } from './ses/outgoing.ts';
import { sesQueryService } from './ses/query.ts';
import type { Returned } from './ses/returns.ts';
import { sqsService } from './sqs.ts';
import { ssmService } from './ssm.ts';
import { stsService } from './sts/service.ts';
import type { AwsRequest, Call, Reply, Service } from './wire.ts';
import { Refusal, refusalReply } from './wire.ts';

/** The AWS endpoint of a running local cloud. */
export interface AwsEndpoint {
  readonly url: string;
  readonly credentialsFor: (functionArn: string) => Credentials;
  readonly iam: Iam;
  readonly faults: FaultInjector;
  readonly mailbox: Mailbox;
  readonly capacity: CapacityMeter;
  readonly secrets: Secrets;
  readonly usage: UsagePlans;
  /** Deletes files whose time is over by the product's clock; answers how many. */
  readonly sweepFiles: () => number;
  /** Calls the listener after every call that a service has answered. */
  readonly onAnswered: (listener: (call: Call) => void) => void;
  /** Calls the listener with what SES tells of a mail that came back. */
  readonly onReturned: (listener: (returned: Returned) => void) => void;
  readonly close: () => Promise<void>;
}

export interface AwsEndpointOptions {
  readonly assembly: Assembly;
  readonly port: number;
  readonly host?: string;
  readonly dynamodb: { readonly port: number };
  readonly sqs?: { readonly port: number };
  readonly clock: Clock;
  readonly stateDir: string;
  /** Values for secrets of the templates, by logical id or name. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

/** More than the product sends in one request, by far. */
const longestBody = 64 * 1024 * 1024;

const readRequest = (incoming: IncomingMessage): Promise<AwsRequest> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= longestBody) chunks.push(chunk);
    });
    incoming.on('error', reject);
    incoming.on('end', () => {
      const { method = 'POST', url: path = '/', headers } = incoming;
      resolve({ method, path, headers, body: Buffer.concat(chunks), isCut: length > longestBody });
    });
  });

const unknownService = (request: AwsRequest): Reply => {
  const message = `The local cloud does not emulate the AWS service ${JSON.stringify(signedFor(request))}.`;
  return {
    status: 501,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'NotEmulated' },
    body: JSON.stringify({ __type: 'NotEmulated', message }),
  };
};

const writeReply = (outgoing: ServerResponse, { status, headers, body }: Reply): void => {
  // An answer to HEAD has the length of what it does not bring.
  outgoing.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  outgoing.end(body);
};

/** The one address every SDK call of every function goes to: knows the caller, asks IAM, then answers or passes on. */
export const startAwsEndpoint = async (options: AwsEndpointOptions): Promise<AwsEndpoint> => {
  const { assembly, stateDir, log = () => {} } = options;
  const dynamodb = upstream(options.dynamodb.port);
  const sqs = options.sqs && upstream(options.sqs.port);
  const identities = callerIdentities(assembly);
  const iam = iamEvaluator(assembly);
  const faults = faultInjector();
  const capacity = capacityMeter();
  const mailbox = openMailbox(join(stateDir, 'mailbox'), options.clock, log);
  const secrets = openSecrets(assembly, stateDir, options.secrets);
  const usage = openUsagePlans(assembly, { stateDir, clock: options.clock, log });
  const listeners: ((call: Call) => void)[] = [];
  const ofReturns: ((returned: Returned) => void)[] = [];
  const files = s3({ assembly, stateDir, clock: options.clock, identities });
  files.sweep();
  const services: Record<string, Service> = {
    dynamodb: dynamodbService({ assembly, forward: dynamodb.forward, capacity }),
    sqs: sqsService({ assembly, forward: sqs?.forward, clock: options.clock }),
    ses: sesQueryService(
      sesSender(assembly, mailbox, (returned) => {
        for (const listener of ofReturns) listener(returned);
      }),
    ),
    secretsmanager: secretsService(assembly, secrets),
    ssm: ssmService(assembly),
    apigateway: apiGatewayService(usage, assembly),
    s3: files.service,
    sts: stsService({ assembly, clock: options.clock }),
    kms: kmsService(openMasterKeys(assembly, stateDir)),
  };

  const answer = async (service: Service, request: AwsRequest): Promise<Reply> => {
    try {
      if (request.isCut) throw new Refusal([413, 'EntityTooLarge'], `A request has ${longestBody} bytes at most.`);
      const caller = (service.callerOf ?? identities.callerOf)(request);
      const call: Call = { service: service.name, caller, request, ...service.read(request) };
      const denial = iam.denial(caller, service.needs(call));
      if (denial) throw new Refusal('denied', denial);
      capacity.countCall(call);
      try {
        return await faults.around(call, service.answer);
      } finally {
        for (const listener of listeners) listener(call);
      }
    } catch (error) {
      if (error instanceof ConnectionDropped) throw error;
      const refusal = error instanceof Refusal ? error : new Refusal('broken', String(error));
      log(`aws: ${service.name} refused a call: ${refusal.message}`);
      return refusalReply(service, refusal);
    }
  };

  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming)
      .then((request) => {
        const service = services[signedFor(request)];
        if (!service) return unknownService(request);
        const answered = () => answer(service, request);
        return service.around ? service.around(request, answered) : answered();
      })
      .then((reply) => writeReply(outgoing, reply))
      .catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 60_000;
  const url = await listenOn(server, options.port, options.host ?? '127.0.0.1');

  return {
    url,
    credentialsFor: identities.credentialsFor,
    iam,
    faults,
    mailbox,
    capacity,
    secrets,
    usage,
    sweepFiles: files.sweep,
    onAnswered: (listener) => void listeners.push(listener),
    onReturned: (listener) => void ofReturns.push(listener),
    close: async () => {
      await closeServer(server);
      dynamodb.close();
      sqs?.close();
      usage.counts.flush();
    },
  };
};
