import { createHash } from 'node:crypto';
import {
  commandDigest,
  commandHeader,
  coveredHeaders,
  identityQuestion,
  identityType,
} from '#functions/audit/command-proof.ts';
import { algorithm, scopeText, signatureOf } from './local/aws/signature.ts';

/** The keys of whoever operates. */
export interface OperatorKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

interface Asked {
  readonly command: object;
  readonly functionName: string;
  /** Where the question is answered, and in which region. */
  readonly address: string;
  readonly region: string;
  readonly at: Date;
}

/** `20261123T090000Z` */
const timeOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** What the function of operators is invoked with: a command, and the signed question whose answer says who asks. */
export const provenCommand = (keys: OperatorKeys, { command, functionName, address, region, at }: Asked) => {
  const { accessKeyId, secretAccessKey, sessionToken: token } = keys;
  const date = timeOf(at);
  const digest = commandDigest(functionName, command);
  const headers = {
    'content-type': identityType,
    host: new URL(address).host,
    [commandHeader]: digest,
    'x-amz-date': date,
    ...(token !== undefined && { 'x-amz-security-token': token }),
  };
  const signedHeaders = [...coveredHeaders, ...(token === undefined ? [] : ['x-amz-security-token'])].toSorted();
  const scope = { time: date, region, service: 'sts' } as const;
  const payloadHash = createHash('sha256').update(identityQuestion).digest('hex');
  const covered = {
    method: 'POST',
    address: { bucket: '', key: '', path: '/', query: [] },
    headers,
    signedHeaders,
    payloadHash,
  };
  const credential = `Credential=${accessKeyId}/${scopeText(scope)}`;
  const signature = `Signature=${signatureOf(covered, scope, secretAccessKey)}`;
  const authorization = `${algorithm} ${credential}, SignedHeaders=${signedHeaders.join(';')}, ${signature}`;
  return { command, identity: { authorization, date, digest, ...(token !== undefined && { token }) } };
};
