import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import { Link } from '../../components/ui/link.tsx';
import { knownBy, type Known } from './all.ts';
import { inCode } from './in-code.ts';
import { addressOf } from './model.ts';
import { Section } from './section.tsx';

/** `github.com/cuenca-mx/clabe-python`: an address as it is read. */
const spoken = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

const useMonth = () => {
  const { i18n } = useTranslation('formats');
  const months = new Intl.DateTimeFormat(localeOf[languageOf(i18n.language)], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month: string) => months.format(new Date(`${month}-01`));
};

/** Who makes the rule, what it was checked against, how to ask in code, and where to read on. */
export const SourcesList = (known: Known) => {
  const { t, i18n } = useTranslation('formats');
  const month = useMonth();
  const { format, pack, of } = known;
  const language = languageOf(i18n.language);
  const hasBanks = 'bank' in of.kind && of.kind.bank !== undefined;
  return (
    <Section title={t('sources.title')} lead={<p>{t('sources.lead')}</p>}>
      <dl className="fmt-rows">
        <div>
          <dt>{t('sources.official')}</dt>
          <dd>
            {format.authorities.map(({ name, url }) => (
              <p key={url}>
                <a className="link" href={url} rel="noopener">
                  {name[language]}
                </a>
              </p>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('sources.checked')}</dt>
          <dd>
            {pack.sources.map(({ url, date }) => (
              <p key={url}>
                <a className="link" href={url} rel="noopener">
                  {spoken(url)}
                </a>
                , {month(date)}
              </p>
            ))}
          </dd>
        </div>
        {hasBanks && (
          <div>
            <dt>{t('sources.banks')}</dt>
            <dd>{t('sources.banksText', { count: pack.banks.banks.length })}</dd>
          </div>
        )}
        <div>
          <dt>{t('sources.code')}</dt>
          <dd>
            <p>
              <code>{inCode(known)}</code>
            </p>
            <p>
              <Link className="link" to={`/api-documentation/formats/${format.country.toLowerCase()}`}>
                {t('sources.docs', { country: pack.names[language] })}
              </Link>
            </p>
          </dd>
        </div>
        <div>
          <dt>{t('sources.related')}</dt>
          <dd>
            {format.related.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <Link className="link" to={addressOf(id)}>
                  {knownBy(id).format.name[language]}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
    </Section>
  );
};
