import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function, LoggingFormat, Runtime, Tracing, type Code } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Grant } from '#functions/ports/grant.ts';
import { environmentFor, statementsFor } from '../grants.ts';
import type { CoreReaches, Reaches } from '../reaches.ts';

/** What all functions of a stack share. */
export interface FunctionGround {
  readonly code: Code;
  readonly reaches: CoreReaches & Partial<Reaches>;
}

export interface ProductFunctionProps extends FunctionGround {
  /** Path in the bundle, e.g. `auth/login`. */
  readonly entry: string;
  readonly grants: readonly Grant[];
  /** What Lambda itself does in the function's role, such as reading the stream or the queue that feeds it. */
  readonly statements?: readonly PolicyStatement[];
  readonly timeout: Duration;
  /** How many environments it may have, and is sure to get. */
  readonly atOnce?: number | undefined;
  /** How often Lambda runs it again when it failed at an event nobody waits for; absent means twice. */
  readonly retryAttempts?: number;
  /** Only where people invoke it by name; otherwise the name is generated. */
  readonly functionName?: string;
}

/** 1,769 MB is one whole vCPU; a little over half of it hashes a password in about 60 ms and keeps cold starts short. */
const memorySize = 1024;

/**
 * A Lambda with a role of its own that may do exactly what its verbs do, write its own log group and send its traces.
 * The role takes no later additions, so nothing can widen it in passing.
 */
export class ProductFunction extends Function {
  constructor(
    scope: Construct,
    id: string,
    {
      code,
      entry,
      grants,
      reaches,
      statements = [],
      timeout,
      atOnce,
      retryAttempts,
      functionName,
    }: ProductFunctionProps,
  ) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        own: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
            new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
            ...statementsFor(grants, reaches),
            ...statements,
          ],
        }),
      },
    });
    super(scope, id, {
      functionName,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code,
      handler: `${entry}.handler`,
      environment: environmentFor(grants, reaches),
      memorySize,
      timeout,
      reservedConcurrentExecutions: atOnce,
      ...(retryAttempts !== undefined && { retryAttempts }),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.TEXT,
      logGroup,
      role: role.withoutPolicyUpdates(),
    });
  }
}
