import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Prose } from '../prose.tsx';
import { releases } from './releases.ts';
import css from './changelog.module.css';

/** What each release of the widget brought, newest first. */
export const Changelog = () => {
  const { t } = useTranslation('changelog');
  const { longDate } = useFormat('UTC');
  return (
    <div className={css.changelog}>
      <p>
        <Prose>{t('lead')}</Prose>
      </p>
      {releases.map(({ version, texts, date, added }) => (
        <article key={version} className={css.release} aria-labelledby={texts}>
          <header>
            <h2 id={texts}>{version}</h2>
            <time dateTime={date}>{longDate(date)}</time>
          </header>
          <div>
            <h3>{t('kinds.added')}</h3>
            <ul>
              {added.map((change) => (
                <li key={change}>
                  <Prose>{t(`releases.${texts}.${change}`)}</Prose>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  );
};
