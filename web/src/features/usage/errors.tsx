import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { Usage } from './api/usage.ts';
import { fixOf, hintOf } from './error-codes.ts';
import { useWords } from './use-words.ts';
import css from './usage.module.css';

export interface ErrorsProps {
  readonly of: Usage;
  readonly toErrors: string;
}

/** What was refused most, and for each what ends it. */
export const Errors = ({ of: { errors, requests }, toErrors }: ErrorsProps) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  const sum = errors.reduce((all, { count }) => all + count, 0);
  return (
    <Card aria-label={t('errors.title')}>
      <CardHead title={t('errors.title')}>
        <span className={css.of}>
          {t('errors.of', { errors: words.number(sum), requests: words.number(requests) })}
        </span>
      </CardHead>
      {errors.length === 0 && <p className={css.noErrors}>{t('errors.none')}</p>}
      <ol className={css.errors}>
        {errors.map(({ error, status, count }) => {
          const fix = fixOf(error);
          const hint = fix && hintOf(fix);
          return (
            <li key={`${error} ${status}`}>
              <span className={css.count}>{words.number(count)}</span>
              <div>
                <p className={css.code}>
                  <code>{error}</code> <span>{status}</span>
                </p>
                <p>{fix ? t(`fixes.${fix}.what`) : t('errors.unknown')}</p>
              </div>
              <div className={css.fix}>
                <p>{fix ? t(`fixes.${fix}.fix`) : t('errors.unknownFix')}</p>
                <p>
                  {hint && <code>{hint}</code>}
                  <Link className="link" to={toErrors}>
                    {t('errors.docs')}
                    <span className="vh">: {error}</span>
                  </Link>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
