import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { hintOf, publicErrorOf } from '../../components/public-errors/public-errors.ts';
import { Link } from '../../components/ui/link.tsx';
import type { Usage } from './api/usage.ts';

import { useWords } from '../../lib/use-words.ts';
import css from './usage.module.css';

export interface ErrorsProps {
  readonly of: Usage;
  readonly toErrors: string;
}

/** What was refused most, and for each what ends it. */
export const Errors = ({ of: { errors, requests }, toErrors }: ErrorsProps) => {
  const { t } = useTranslation('usage');
  const { t: texts } = useTranslation('public-errors');
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
          const known = publicErrorOf(error);
          const hint = known && hintOf(known);
          return (
            <li key={`${error} ${status}`}>
              <span className={css.count}>{words.number(count)}</span>
              <div>
                <p className={css.code}>
                  <code>{error}</code> <span>{status}</span>
                </p>
                <p>{known ? texts(`${known}.what`) : t('errors.unknown')}</p>
              </div>
              <div className={css.fix}>
                <p>{known ? texts(`${known}.fix`) : t('errors.unknownFix')}</p>
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
