import type { Environment } from '#shared/validation/environment.ts';
import { useUser } from '../../../../lib/session/current.ts';
import type { Rehearsal } from '../../desk/desk.ts';
import { purseOf, type Purse } from './purse.ts';

/** What a batch costs whoever is signed in, and what they have. */
export const usePurse = (rehearsal: Rehearsal, environment: Environment): Purse => {
  const { credits } = useUser();
  return purseOf(rehearsal, credits, environment);
};
