import type { ComponentProps } from 'react';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/class-names.ts';
import css from './answer-card.module.css';

/** The card in the place of an answer: as high as the form beside it, its foot on the line of the form's. */
export const AnswerCard = ({ className, ...rest }: ComponentProps<typeof Card>) => (
  <Card {...rest} className={cx(css.answer, className)} />
);
