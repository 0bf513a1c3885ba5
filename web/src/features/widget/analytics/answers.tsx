import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { ShareBar } from '../../../components/ui/share-bar.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import { useWords } from '../../../lib/use-words.ts';
import type { WidgetAnalytics } from './analytics-query.ts';
import { shareOf } from './steps.ts';
import css from './analytics.module.css';

const looks = {
  confirmed: { icon: CircleCheck, tone: 'ok' },
  mismatch: { icon: TriangleAlert, tone: 'warn' },
  unusable: { icon: CircleX, tone: 'bad' },
  unanswered: { icon: Clock, tone: undefined },
} as const;

/** What banks said in the end. */
export const ByAnswer = ({ of: { answers } }: { readonly of: WidgetAnalytics }) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  const all = answers.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card aria-label={t('answers.title')}>
      <CardHead title={t('answers.title')}>
        <span className={css.of}>{t('answers.note')}</span>
      </CardHead>
      {all === 0 ? (
        <p className={css.none}>{t('answers.none')}</p>
      ) : (
        <ul className={css.answers}>
          {answers.map(({ verdict, count }) => (
            <li key={verdict}>
              <Badge {...looks[verdict]}>{t(`answers.verdicts.${verdict}`)}</Badge>
              <b>{words.number(count)}</b>
              <ShareBar share={count / all} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Where accounts are, and how many of them banks confirmed. */
export const ByCountry = ({ of: { countries } }: { readonly of: WidgetAnalytics }) => {
  const { t, i18n } = useTranslation('analytics');
  const words = useWords();
  const nameOf = countryNamesIn(i18n.language);
  return (
    <Card aria-label={t('countries.title')}>
      <CardHead title={t('countries.title')} />
      <Table className={css.numbers} aria-label={t('countries.title')}>
        <thead>
          <tr>
            <th scope="col">{t('countries.country')}</th>
            <th scope="col" className="right">
              {t('countries.answered')}
            </th>
            <th scope="col" className="right">
              {t('countries.confirmed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, answered, confirmed }) => (
            <tr key={country}>
              <th scope="row">{nameOf(country) ?? country}</th>
              <td className="right">{words.number(answered)}</td>
              <td className="right">
                <ShareBar share={shareOf(confirmed, answered) ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
