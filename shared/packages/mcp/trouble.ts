import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  AuthenticationError,
  ConnectionError,
  CuentaClaraError,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  ServiceError,
} from '../../sdk/index.ts';
import { refused } from './answer.ts';
import { withoutHidden } from './strangers.ts';

/** What the errors of a family mean for whoever called the tool, and what to do. */
const meanings: readonly (readonly [family: typeof CuentaClaraError<string>, meaning: string])[] = [
  [
    AuthenticationError,
    'The API does not accept the key. Whoever configured this server should check CUENTACLARA_KEY and CUENTACLARA_SECRET; asking again does not help.',
  ],
  [
    InsufficientCreditsError,
    'No credits are left: the bank was not asked, and nothing was charged. The owner of the key buys credits in the dashboard, or uses a sandbox key.',
  ],
  [InvalidRequestError, 'The question cannot be right as it stands: the bank was not asked, and nothing was charged.'],
  [NotFoundError, 'There is nothing of this id in the environment of the key.'],
  [RateLimitError, 'Too many questions at once, or the month of the key is used up: nothing was charged.'],
  [ServiceError, 'The service or the bank cannot answer now.'],
];

const fieldsOf = (trouble: CuentaClaraError<string>): readonly string[] =>
  trouble.errors.map(({ pointer, detail, expected }) =>
    String(withoutHidden(`${pointer}: ${detail}${expected === undefined ? '' : ` (expected: ${expected})`}`)),
  );

const again = (idempotencyKey: string | undefined): readonly string[] =>
  idempotencyKey === undefined
    ? []
    : [`The bank may have been asked. Repeat with idempotencyKey "${idempotencyKey}": then nothing is paid twice.`];

/** Says what went wrong. Neither stack nor anything of the request's headers is in it. */
export const troubleOf = (trouble: unknown, idempotencyKey?: string): CallToolResult => {
  if (trouble instanceof ConnectionError)
    return refused(
      trouble.code === 'sdk.timeout' ? 'The API did not answer in time.' : 'The API could not be reached.',
      ...again(idempotencyKey),
    );
  if (!(trouble instanceof CuentaClaraError))
    return refused('The tool failed for a reason of its own.', ...again(idempotencyKey));
  const [, meaning] = meanings.find(([family]) => trouble instanceof family) ?? [];
  const { code, detail, requestId, retryAfterSeconds } = trouble;
  return refused(
    meaning ?? 'The API refused it.',
    ...(detail === undefined ? [] : [String(withoutHidden(detail))]),
    ...fieldsOf(trouble),
    ...(retryAfterSeconds === undefined ? [] : [`It makes sense again in ${retryAfterSeconds} seconds.`]),
    ...(trouble instanceof ServiceError ? again(idempotencyKey) : []),
    `Code ${code}${requestId === undefined ? '' : `, request ${requestId}`}.`,
  );
};
