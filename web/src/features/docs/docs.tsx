import { useTranslation } from 'react-i18next';
import { keyLimits, type PlanName } from '#shared/plans.ts';
import { inLanguage } from '../../../docs/links.ts';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import { ErrorTable } from './error-table.tsx';
import { Example, type ExampleProps } from './example.tsx';
import { PlanLimits } from './plan-limits.tsx';
import css from './docs.module.css';

export interface DocsProps extends Pick<ExampleProps, 'ownKey'> {
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
  readonly plan: PlanName;
}

/** How to call the API, as short as it goes. */
export const Docs = ({ address, plan, ownKey }: DocsProps) => {
  const { t, i18n } = useTranslation('docs');
  return (
    <div className={css.docs}>
      <p>{t('lead')}</p>
      <p>
        <a className="link" href={inLanguage('/api-documentation', languageOf(i18n.language))}>
          {t('open')}
        </a>
      </p>
      <section aria-labelledby="direccion">
        <h2 id="direccion">{t('address')}</h2>
        {address ? (
          <div className={css.address}>
            <code>{address}</code>
            <CopyButton text={address}>{t('copy')}</CopyButton>
            <a className="link" href={`${address}/v1/openapi.json`} target="_blank" rel="noreferrer">
              {t('openapi')}
            </a>
          </div>
        ) : (
          <p>{t('noAddress')}</p>
        )}
        <p>{t('addressMore')}</p>
      </section>
      <section aria-labelledby="autenticacion">
        <h2 id="autenticacion">{t('auth.title')}</h2>
        <p>{t('auth.text')}</p>
        <p>{t('auth.environment')}</p>
      </section>
      {address && <Example address={address} ownKey={ownKey} />}
      <section aria-labelledby="limites">
        <h2 id="limites">{t('limits.title')}</h2>
        <p>{t('limits.minute', { count: keyLimits.perMinute })}</p>
        <p>{t('limits.month')}</p>
        <p>{t('limits.headers')}</p>
        <PlanLimits own={plan} />
      </section>
      <section aria-labelledby="errores">
        <h2 id="errores">{t('errors.title')}</h2>
        <p>{t('errors.text')}</p>
        <p>{t('errors.invalid')}</p>
        <ErrorTable />
      </section>
    </div>
  );
};
