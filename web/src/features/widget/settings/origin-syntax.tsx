import { useTranslation } from 'react-i18next';
import css from './settings.module.css';

const examples = {
  exact: 'https://pagos.example.com',
  port: 'https://example.com:8443',
  wildcard: 'https://*.example.com',
  local: 'http://localhost:3000',
} as const;

/** How an origin is written, by example. */
export const OriginSyntax = () => {
  const { t } = useTranslation('widget');
  return (
    <details className={css.syntax}>
      <summary>{t('origins.syntax.title')}</summary>
      <dl>
        {(Object.keys(examples) as (keyof typeof examples)[]).map((name) => (
          <div key={name}>
            <dt>
              <code>{examples[name]}</code>
            </dt>
            <dd>{t(`origins.syntax.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('origins.syntax.never')}</p>
    </details>
  );
};
