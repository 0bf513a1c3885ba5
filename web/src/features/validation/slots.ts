import type { ComponentType } from 'react';
import type { Validation, ValidationBody } from './api/validations.ts';

/** What is already known of the account in the form, before it is asked about. `onShow` opens a validation of the past. */
export type FormNotices = ComponentType<{
  /** What would be asked; undefined until the number can be asked about. */
  readonly body: ValidationBody | undefined;
  readonly onShow: (id: string) => void;
}>;

/** What other features add to an answer. */
export interface AnswerParts {
  /** The line under the risk: what is known of the payee. */
  readonly Memory: ComponentType<{ readonly validation: Validation }>;
  /** Buttons of the card's foot. */
  readonly Actions: ComponentType<{ readonly validation: Validation }>;
}
