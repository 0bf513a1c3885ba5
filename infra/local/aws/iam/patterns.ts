export type Matcher = (value: string) => boolean;

/** `*` is any run of characters, `?` exactly one; everything else is literal. */
export const glob = (pattern: string, flags = ''): Matcher => {
  if (!/[*?]/.test(pattern) && !flags) return (value) => value === pattern;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, `s${flags}`);
  return (value) => expression.test(value);
};

/** Action names compare without regard to case. */
export const actionPattern = (pattern: string): Matcher => glob(pattern, 'i');

const segments = (arn: string): readonly string[] | undefined => {
  const [prefix, partition, service, region, account, ...resource] = arn.split(':');
  if (prefix !== 'arn' || !partition || !service || region === undefined || account === undefined || !resource.length)
    return undefined;
  return [partition, service, region, account, resource.join(':')];
};

/**
 * ARNs compare segment by segment, so that a wildcard never spans a colon before the resource part.
 * Example: `arn:aws:dynamodb:*:1:table/a*` matches `arn:aws:dynamodb:eu-west-1:1:table/ab`
 * but not `arn:aws:dynamodb:eu-west-1:2:other:1:table/ab`.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
 */
export const arnPattern = (pattern: string): Matcher => {
  if (pattern === '*') return () => true;
  if (/\$\{/.test(pattern)) throw new Error(`IAM policy variables are not evaluated locally: ${pattern}`);
  const parts = segments(pattern);
  if (!parts) throw new Error(`An IAM resource must be "*" or an ARN, not ${JSON.stringify(pattern)}.`);
  const matchers = parts.map((part) => glob(part));
  return (value) => segments(value)?.every((segment, index) => matchers[index]?.(segment)) ?? false;
};
