import { hashOf } from '../proof.ts';

/** Under what an address is known where mails came back from it. */
export const knownAs = (email: string): string => hashOf(email);
