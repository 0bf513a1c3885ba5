import { keys } from '../table/keys.ts';
import { settingBack } from '../table/parked.ts';

/** For whoever may change no row of a customer's own. */
export const verbs = settingBack(keys.erasure);
