import type { ComponentType } from 'react';
import type { Validation } from '../api/validations.ts';

type Part = ComponentType<{ readonly validation: Validation }>;

/** What other features say and offer about an answer; the page brings it. */
export interface CardParts {
  /** The line under the risk: what is known of the payee. */
  readonly Memory: Part;
  /** Buttons in the foot. */
  readonly Actions: Part;
}
