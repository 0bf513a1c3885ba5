import { environments, type Environment } from '#shared/validation/environment.ts';

/** Of which environments a key mints sessions and trades results, by its own. */
export const withinReach: Readonly<Record<Environment, readonly Environment[]>> = {
  sandbox: ['sandbox'],
  production: environments,
};
