import * as z from 'zod';
import { compile, type Rule } from '../aws/iam/decide.ts';
import { policyDocument } from '../aws/iam/policies.ts';

/** What an authorizer said of a caller, ready to be judged by for any method. */
export interface AuthorizerAnswer {
  readonly rules: readonly Rule[];
  /** Texts all of them, whatever they were. */
  readonly context: Readonly<Record<string, string>>;
  readonly usageKey: string | undefined;
}

const answer = z.object({
  principalId: z.string(),
  policyDocument,
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).nullish(),
  usageIdentifierKey: z.string().nullish(),
});

/** The answer of an authorizer, or undefined when it is malformed: a policy that nobody can judge by is. */
export const readAuthorizerAnswer = (payload: unknown): AuthorizerAnswer | undefined => {
  const result = answer.safeParse(payload);
  if (!result.success) return undefined;
  const { principalId, policyDocument: policy, context, usageIdentifierKey } = result.data;
  try {
    const rules = policy.Statement.map(compile);
    return { rules, context: { ...context, principalId }, usageKey: usageIdentifierKey ?? undefined };
  } catch {
    return undefined;
  }
};
