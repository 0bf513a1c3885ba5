import { useTranslation } from 'react-i18next';
import type { Validation } from '../api/validations.ts';
import css from './risk-fact.module.css';

type Risk = NonNullable<Validation['fraudRisk']>;

const bars = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly Risk['level'][];

/** How far the account looks like one that should not be paid: the word, and as many bars as the level is high. */
export const RiskLevel = ({ level }: Pick<Risk, 'level'>) => {
  const { t } = useTranslation('validation');
  return (
    <span className={css.risk} data-level={level}>
      <b>{t(`facts.risk.level.${level}`)}</b>
      <span className={css.bars} aria-hidden="true">
        {bars.map((bar, index) => (
          <i key={bar} className={index <= bars.indexOf(level) ? css.isOn : undefined} />
        ))}
      </span>
    </span>
  );
};
