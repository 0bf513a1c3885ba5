import { useTranslation } from 'react-i18next';
import { fraudLevels, type FraudRisk } from '#shared/validation/risk.ts';
import css from './risk-fact.module.css';

/** How far the account looks like one that should not be paid: the word, and as many bars as the level is high. */
export const RiskLevel = ({ level }: Pick<FraudRisk, 'level'>) => {
  const { t } = useTranslation('validation');
  return (
    <span className={css.risk} data-level={level}>
      <b>{t(`facts.risk.level.${level}`)}</b>
      <span className={css.bars} aria-hidden="true">
        {fraudLevels.map((bar, index) => (
          <i key={bar} className={index <= fraudLevels.indexOf(level) ? css.isOn : undefined} />
        ))}
      </span>
    </span>
  );
};
