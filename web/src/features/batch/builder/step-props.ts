import type { Builder, BuilderState } from './builder.ts';

/** What each step works on. */
export interface StepProps {
  readonly builder: Builder;
  readonly state: BuilderState;
}
