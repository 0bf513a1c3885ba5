import type { ComponentType } from 'react';
import type { AccountJudgement } from '#shared/engine/judge.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';

/** How account numbers are typed and shown: the page brings the components, so that this feature knows no other one. */
export interface NumberParts {
  readonly Input: ComponentType<{
    readonly value: string;
    readonly onChange: (typed: string) => void;
    readonly onBlur?: () => void;
    readonly judge: (text: string) => AccountJudgement;
    readonly limits: FieldRequirement | undefined;
  }>;
  readonly Reading: ComponentType<{ readonly judged: AccountJudgement; readonly size?: string }>;
}
