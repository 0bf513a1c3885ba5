import { useTranslation } from 'react-i18next';
import type { Validation } from '../api/validations.ts';
import './risk-fact.css';

type Risk = NonNullable<Validation['fraudRisk']>;

const bars = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly Risk['level'][];

/** How far the account looks like one that should not be paid: the word, and as many bars as the level is high. */
export const RiskLevel = ({ level }: Pick<Risk, 'level'>) => {
  const { t } = useTranslation('validation');
  return (
    <span className="risk" data-level={level}>
      <b>{t(`facts.risk.level.${level}`)}</b>
      <span className="risk-bars" aria-hidden="true">
        {bars.map((bar, index) => (
          <i key={bar} className={index <= bars.indexOf(level) ? 'is-on' : undefined} />
        ))}
      </span>
    </span>
  );
};
