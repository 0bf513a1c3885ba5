import * as z from 'zod';
import {
  aheadAtMostMs,
  commandHeader,
  coveredHeaders,
  goodForMs,
  identityAddress,
  identityQuestion,
  identityType,
  instantOf,
} from '../audit/command-proof.ts';
import { textAtMost } from './text-at-most.ts';
import { verb } from './verb.ts';

/** The headers of a question that somebody signed; the others AWS gets are ours. */
export interface SignedQuestion {
  readonly authorization: string;
  readonly date: string;
  readonly token?: string | undefined;
  readonly digest: string;
}

export interface CallerIdentity {
  readonly arn: string;
  readonly account: string;
}

/** The whole of it, each part once: nobody says to us what is signed in other words than to AWS. */
const proof =
  /^AWS4-HMAC-SHA256 Credential=\w+\/\d{8}\/[a-z\d-]+\/sts\/aws4_request, SignedHeaders=([a-z\d;-]+), Signature=[\da-f]{64}$/;
const signedHeadersIn = (authorization: string): readonly string[] => proof.exec(authorization)?.[1]?.split(';') ?? [];

/** What a session token is written in. */
const isToken = (token: string): boolean => /^[\w+/=-]+$/.test(token);

/** What cannot be read as a time is of no moment at all. */
const isTimely = (date: string, now: string): boolean => {
  const age = Date.parse(now) - Date.parse(instantOf(date));
  return age <= goodForMs && age >= -aheadAtMostMs;
};

const Answer = z.object({
  GetCallerIdentityResponse: z.object({
    GetCallerIdentityResult: z.object({ Arn: z.string().min(1), Account: z.string().min(1) }),
  }),
});

/** The address is ours to choose: whoever named another could answer for anybody. */
const address = (): string => process.env['AWS_ENDPOINT_URL'] ?? identityAddress(process.env['AWS_REGION'] ?? '');

const answerAtMost = 16 * 1024;
const askedAtMostMs = 5_000;

/** Whose signature it is, as AWS says; `undefined` where it is nobody's, too old, or of something else. */
const of = async (
  { authorization, date, token, digest }: SignedQuestion,
  wanted: { readonly digest: string; readonly now: string },
): Promise<CallerIdentity | undefined> => {
  const covered = signedHeadersIn(authorization);
  const must = [...coveredHeaders, ...(token === undefined ? [] : ['x-amz-security-token'])];
  if (digest !== wanted.digest || must.some((name) => !covered.includes(name))) return undefined;
  if (token !== undefined && !isToken(token)) return undefined;
  if (!isTimely(date, wanted.now)) return undefined;
  const response = await fetch(address(), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': identityType,
      authorization,
      'x-amz-date': date,
      [commandHeader]: digest,
      ...(token !== undefined && { 'x-amz-security-token': token }),
    },
    body: identityQuestion,
    redirect: 'error',
    signal: AbortSignal.timeout(askedAtMostMs),
  });
  const text = await textAtMost(response, answerAtMost);
  if (response.status >= 500) throw new Error('AWS does not say who calls');
  if (!response.ok || text === undefined) return undefined;
  const { Arn: arn, Account: account } = Answer.parse(JSON.parse(text)).GetCallerIdentityResponse
    .GetCallerIdentityResult;
  return { arn, account };
};

export const verbs = {
  /** Needs no right: AWS tells everybody who they are. */
  of: verb([], of),
};
