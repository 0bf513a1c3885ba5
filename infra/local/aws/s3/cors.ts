import { glob } from '../iam/patterns.ts';
import type { AwsRequest } from '../wire.ts';
import { Refusal } from '../wire.ts';
import type { CorsRule } from './buckets.ts';

type Headers = Readonly<Record<string, string>>;

const isAnyOf = (patterns: readonly string[], value: string): boolean =>
  patterns.some((pattern) => glob(pattern, 'i')(value));

const isFor = (rule: CorsRule, origin: string, method: string): boolean =>
  rule.AllowedMethods.some((each) => each === method) && isAnyOf(rule.AllowedOrigins, origin);

const told = ({ AllowedOrigins, AllowedMethods, MaxAge }: CorsRule, origin: string): Headers => ({
  ...(AllowedOrigins.includes('*')
    ? { 'access-control-allow-origin': '*' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
  'access-control-allow-methods': AllowedMethods.join(', '),
  ...(MaxAge !== undefined && { 'access-control-max-age': String(MaxAge) }),
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
});

const headersAsked = (headers: AwsRequest['headers']): readonly string[] =>
  String(headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** What a browser is told that asks before it sends: the rule that allows it, or a refusal. */
export const preflight = (rules: readonly CorsRule[], { headers }: AwsRequest): Headers => {
  const { origin, 'access-control-request-method': method } = headers;
  if (!origin) throw new Refusal([400, 'BadRequest'], 'Insufficient information. Origin request header needed.');
  if (!method) throw new Refusal([400, 'BadRequest'], `Invalid Access-Control-Request-Method: ${method}`);
  if (rules.length === 0)
    throw new Refusal([403, 'AccessForbidden'], 'CORSResponse: CORS is not enabled for this bucket.');
  const asked = headersAsked(headers);
  const rule = rules.find(
    (each) => isFor(each, origin, method) && asked.every((name) => isAnyOf(each.AllowedHeaders, name)),
  );
  if (!rule)
    throw new Refusal(
      [403, 'AccessForbidden'],
      "CORSResponse: This CORS request is not allowed: its origin, method or headers are not in the bucket's rules.",
    );
  return { ...told(rule, origin), ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }) };
};

/** What any answer, a refusal too, tells the browser that sent its request. */
export const corsHeaders = (rules: readonly CorsRule[], { method, headers: { origin } }: AwsRequest): Headers => {
  const rule = origin && rules.find((each) => isFor(each, origin, method));
  return rule && origin ? told(rule, origin) : {};
};
