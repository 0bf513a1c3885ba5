import type { Environment } from '#shared/validation/environment.ts';

/** A key as filters name it. */
export interface NamedKey {
  readonly id: string;
  readonly name: string;
  readonly environment: Environment;
}
