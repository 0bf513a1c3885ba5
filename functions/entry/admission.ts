import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { callers } from '#shared/contract/callers.ts';
import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { connected } from './connected.ts';
import { headerOf } from './http/header.ts';
import { tellRefusedProof } from './tell-refused-proof.ts';

/** What a caller shows, as it came. */
export interface Credentials {
  readonly keyId: string;
  readonly secret: string;
}

/** Who may pass, and how the gateway counts it. */
export interface Admitted {
  readonly keyId: string;
  /** The value of the gateway key whose usage plan throttles. */
  readonly usageIdentifier: string;
  /** For what the gateway answers by itself. */
  readonly context: Readonly<Record<string, string>>;
}

/** What the gateway asks before it invokes a function; it remembers the answer for a minute. */
export interface Admission<N extends PortName = PortName> {
  /** What customers lose while it fails. */
  readonly impact: string;
  readonly needs: readonly N[];
  /** Nothing where the credentials are wrong, whatever is wrong with them. */
  readonly run: (shown: Credentials, ports: PortsOf<N>) => Promise<Admitted | undefined>;
}

/** `admission('Nobody can call.').needing(…).by(async ({ keyId, secret }, ports) => …)` */
export const admission = (impact: string) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: Admission<N>['run']): Admission<N> => ({ impact, needs, run }),
  }),
});

/** The headers that callers prove a key with, by which the gateway remembers the answer. */
export const [keyHeader, secretHeader] = callers.key.shownIn;

const shownIn = ({ headers }: APIGatewayRequestAuthorizerEvent): Credentials => {
  const given = (name: string) => headerOf({ headers: headers ?? {} }, name.toLowerCase()) ?? '';
  return { keyId: given(keyHeader), secret: given(secretHeader) };
};

/** The whole of `/v1` at this stage: the answer is remembered for calls of any other method and path. */
const allOf = (methodArn: string): string => {
  const [stage = ''] = /^[^/]+\/[^/]+/.exec(methodArn) ?? [];
  return `${stage}/*/v1/*`;
};

const answerOf = (methodArn: string, { keyId, usageIdentifier, context }: Admitted): APIGatewayAuthorizerResult => ({
  principalId: keyId,
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 'execute-api:Invoke', Resource: allOf(methodArn) }],
  },
  usageIdentifierKey: usageIdentifier,
  context,
});

/** The very text by which the gateway tells a refusal, which it answers with 401, from a failure. */
const refused = 'Unauthorized';

type Handler = (event: APIGatewayRequestAuthorizerEvent) => Promise<APIGatewayAuthorizerResult>;

/** The handler of a REQUEST authorizer. */
export const admitting = async <N extends PortName>({ needs, run }: Admission<N>): Promise<Handler> => {
  const ports = await connected(needs);
  return async (event) => {
    const admitted = await run(shownIn(event), await ports()).catch((error: unknown) => {
      logger.error('admission failed', { cause: nameOf(error) });
      throw new Error(`Nobody was judged: ${nameOf(error)}`);
    });
    if (!admitted) {
      tellRefusedProof('apiKey');
      throw new Error(refused);
    }
    return answerOf(event.methodArn, admitted);
  };
};
