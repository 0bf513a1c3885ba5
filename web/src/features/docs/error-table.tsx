import { useTranslation } from 'react-i18next';
import { catalogue } from '#shared/errors/catalogue.ts';
import { pathOfError } from '../../../docs/errors/paths.ts';
import { inLanguage } from '../../../docs/links.ts';
import { Table } from '../../components/ui/table.tsx';
import { codeOf, publicErrors, type PublicError } from '../../components/public-errors/public-errors.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import css from './docs.module.css';

const statusOf = (error: PublicError): number => catalogue[codeOf(error)].status;

/** Every error that a call with a key can meet, by its status. */
export const ErrorTable = () => {
  const { t, i18n } = useTranslation('docs');
  const language = languageOf(i18n.language);
  const { t: texts } = useTranslation('public-errors');
  const errors = publicErrors.toSorted((one, other) => statusOf(one) - statusOf(other));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={css.scroll} tabIndex={0} aria-label={t('errors.table')}>
      <Table className={css.table} aria-label={t('errors.table')}>
        <thead>
          <tr>
            <th scope="col">{t('errors.columns.status')}</th>
            <th scope="col">{t('errors.columns.code')}</th>
            <th scope="col">{t('errors.columns.means')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={error}>
              <td>{statusOf(error)}</td>
              <th scope="row">
                <a className="link mono" href={inLanguage(pathOfError(codeOf(error)), language)}>
                  {codeOf(error)}
                </a>
              </th>
              <td>{texts(`${error}.what`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
};
