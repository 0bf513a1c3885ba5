import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../prose.tsx';
import type { SectionName } from './sections.ts';
import css from './documentation.module.css';

export interface SectionProps {
  readonly name: SectionName;
  /** At the right of its words where there is room. */
  readonly code?: ReactNode;
  /** Below them, over the whole width. */
  readonly children?: ReactNode;
}

/** A part of the documentation: what it says, and beside or below it what it shows. */
export const Section = ({ name, code, children }: SectionProps) => {
  const { t } = useTranslation('documentation');
  const texts = t(`sections.${name}.texts`).split('\n');
  return (
    <div className={css.section} id={name}>
      <div className={code ? css.pair : undefined}>
        <div className={css.words}>
          <h2>{t(`sections.${name}.title`)}</h2>
          {texts.map((text) => (
            <p key={text}>
              <Prose>{text}</Prose>
            </p>
          ))}
        </div>
        {code && <div className={css.codes}>{code}</div>}
      </div>
      {children}
    </div>
  );
};
