import { keepCookie, readCookie } from '../../lib/cookies.ts';
import { traceOf } from '../../lib/session/kept-desk.ts';

/** Who said that the first steps are not for them: a trace that names nobody, kept as theme and language are. */
const cookie = 'steps';

export const isHidden = (email: string): boolean => readCookie(cookie) === traceOf(email);
export const hide = (email: string): void => keepCookie(cookie, traceOf(email));
