import { useTranslation } from 'react-i18next';
import { fraudLevels } from '#shared/validation/risk.ts';
import type { Validation } from '../api/validations.ts';
import { toldReasons } from './told-reasons.ts';
import css from './risk-fact.module.css';

/** How far the account looks like one that should not be paid: the words, as many bars as the level is high, and why. */
export const Risk = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  if (!validation.fraudRisk) return undefined;
  const { level, reasons } = validation.fraudRisk;
  const hasChanged = validation.payee.changed.length > 0;
  const told = toldReasons(reasons, validation, t);
  return (
    <div className={css.risk}>
      <p>
        <b>{t(`facts.risk.title.${level}`)}</b>
        <span className={css.bars} data-level={level} aria-hidden="true">
          {fraudLevels.map((bar, index) => (
            <i key={bar} className={index <= fraudLevels.indexOf(level) ? css.isOn : undefined} />
          ))}
        </span>
        {told.length === 0 && (
          <span>{t(`facts.risk.advice.${hasChanged && level === 'LOW' ? 'changed' : level}`)}</span>
        )}
      </p>
      {told.length > 0 && (
        <ul>
          {told.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
