import { concerning, decide } from '../aws/iam/decide.ts';
import type { LambdaHost, Outcome } from '../lambda.ts';
import type { RestApi } from './api.ts';
import type { Authorizer } from './authorizer.ts';
import { type AuthorizerAnswer, readAuthorizerAnswer } from './authorizer-answer.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Match } from './matching.ts';
import { authorizerEvent, type Call, headerOf, type Known, methodArn } from './proxy-event.ts';
import type { RefusalType } from './refusal.ts';
import { withinTime } from './within-time.ts';

/** An authorizer has as long as an integration. */
const patienceMs = 29_000;
/** So many callers are known at once. */
const mostKept = 10_000;

/** Proves a caller: what is known of it then, or why it is refused. */
export type Prove = (call: Call, match: Match) => Promise<Known | RefusalType>;

interface Around {
  readonly api: RestApi;
  readonly lambda: Pick<LambdaHost, 'invoke'>;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Whoever throws exactly this text refuses the caller; every other failure is the authorizer's own. */
const isRefusal = ({ error }: Outcome): boolean => error?.errorMessage === 'Unauthorized';

const permits = ({ rules }: AuthorizerAnswer, arn: string): boolean =>
  decide(concerning(rules, 'execute-api:Invoke', arn), () => undefined) === 'allowed';

/** Asks one authorizer, and keeps what it says of the same identity sources; failures and refusals by error are not kept. */
export const proveBy = (authorizer: Authorizer, { api, lambda, now, log }: Around): Prove => {
  const kept = keptAnswers<AuthorizerAnswer>({ ms: authorizer.ttlSeconds * 1000, most: mostKept, now });

  const ask = async (call: Call, match: Match): Promise<AuthorizerAnswer | RefusalType> => {
    const event = authorizerEvent(call, api, match);
    const outcome = await withinTime(lambda.invoke(authorizer.functionArn, event), patienceMs);
    if (outcome && isRefusal(outcome)) return 'UNAUTHORIZED';
    if (!outcome || outcome.error) {
      const why = outcome?.error ? `${outcome.error.errorType}: ${outcome.error.errorMessage}` : 'it took too long';
      log(`${authorizer.resourcePath} failed: ${why}`);
      return 'AUTHORIZER_FAILURE';
    }
    const answer = readAuthorizerAnswer(outcome.payload);
    if (!answer) log(`${authorizer.resourcePath}: its answer is malformed.`);
    return answer ?? 'AUTHORIZER_CONFIGURATION_ERROR';
  };

  return async (call, match) => {
    const identity = authorizer.identityHeaders.map((name) => headerOf(call, name));
    if (identity.some((value) => !value)) return 'UNAUTHORIZED';
    const key = JSON.stringify(identity);
    const known = kept.get(key);
    const began = performance.now();
    const answer = known ?? (await ask(call, match));
    if (typeof answer === 'string') return answer;
    if (!known) kept.keep(key, answer);
    if (!permits(answer, methodArn(call, api))) return 'ACCESS_DENIED';
    const integrationLatency = known ? 0 : Math.round(performance.now() - began);
    return { authorizer: { ...answer.context, integrationLatency }, usageKey: answer.usageKey };
  };
};
