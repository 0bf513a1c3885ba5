import { errorsOf } from '#shared/contract/endpoint.ts';
import { declared, type Declared } from '#shared/contract/index.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

export type Audience = 'key' | 'widget' | 'dashboard';

/** The endpoints that answer an error; none where only the gateway does. */
export const answeredBy = (code: ErrorCode): readonly Declared[] =>
  declared.filter(({ spec }) => errorsOf(spec).includes(code));

/** Who gets it: whoever calls with a key, or meets the gateway only; the widget's own frame; or the dashboard. */
export const audienceOf = (code: ErrorCode): Audience => {
  const all = answeredBy(code);
  const ofPublic = all.filter(({ spec }) => spec.api === 'public');
  if (all.length === 0 || ofPublic.some(({ spec }) => spec.auth !== 'widget')) return 'key';
  return ofPublic.length > 0 ? 'widget' : 'dashboard';
};
