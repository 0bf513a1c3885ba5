import { useId } from 'react';
import { AnatomySentence } from './anatomy-sentence.tsx';
import { NumberStage, type NumberStageProps } from './number-stage.tsx';
import { mannerOf, type FieldLimits } from '#shared/anatomy/sentence.ts';

export interface AccountInputProps extends Omit<NumberStageProps, 'describedBy' | 'className' | 'isNumeric'> {
  /** What the engine requires of the number. */
  readonly limits: FieldLimits | undefined;
  /** Says what the number is instead of the engine, while something has to be chosen. */
  readonly isAsked?: boolean | undefined;
}

/** The account number of a form: its digits in a box, and below what they say. */
export const AccountInput = ({ limits, isAsked, ...stage }: AccountInputProps) => {
  const id = useId();
  const manner = mannerOf(limits);
  return (
    <>
      <NumberStage {...stage} className="an-box" isNumeric={manner.isNumeric} describedBy={id} />
      {!isAsked && <AnatomySentence id={id} judged={stage.judge(stage.value)} manner={manner} />}
    </>
  );
};
