import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import './choices.css';

export interface Choice<V extends string> {
  readonly value: V;
  readonly title: ReactNode;
  readonly explain?: ReactNode;
  /** At the end of the row: a price, and what it comes to. */
  readonly price?: ReactNode;
  readonly priceNote?: ReactNode;
}

export interface ChoicesProps<V extends string> {
  readonly legend: string;
  /** Read by screen readers only, where the title above says it. */
  readonly isLegendHidden?: boolean;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** Side by side, where there is room. */
  readonly inRow?: boolean;
}

/** One of a few, each with a word of explanation: radio buttons in boxes of their own. */
export const Choices = <V extends string>(props: ChoicesProps<V>) => {
  const { legend, isLegendHidden, value, choices, onChange, inRow } = props;
  const name = useId();
  return (
    <fieldset className={cx('choices', inRow && 'choices--row')}>
      <legend className={isLegendHidden ? 'vh' : 'label'}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b>{choice.title}</b> {choice.explain && <span>{choice.explain}</span>}
          </span>
          {choice.price && (
            <span className="choice-price">
              <b>{choice.price}</b> {choice.priceNote && <span>{choice.priceNote}</span>}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
};
