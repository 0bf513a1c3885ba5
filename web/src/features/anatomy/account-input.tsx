import { useId } from 'react';
import { AnatomySentence } from './anatomy-sentence.tsx';
import { NumberStage, type NumberStageProps } from './number-stage.tsx';

export interface AccountInputProps extends Omit<NumberStageProps, 'describedBy' | 'className' | 'isNumeric'> {
  /** Characters the number may hold, as ranges: `0-9`. */
  readonly characters: string | undefined;
}

export const isDigits = (characters: string | undefined): boolean => characters === '0-9';

/** The account number of a form: its digits in a box, and below what they say. */
export const AccountInput = ({ characters, ...stage }: AccountInputProps) => {
  const id = useId();
  const isNumeric = isDigits(characters);
  return (
    <>
      <NumberStage {...stage} className="an-box" isNumeric={isNumeric} describedBy={id} />
      <AnatomySentence id={id} judged={stage.judge(stage.value)} isNumeric={isNumeric} />
    </>
  );
};
