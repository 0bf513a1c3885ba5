import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import './closing.css';

/** What is true of the product today, and nothing that is only planned. */
const statements = ['local', 'masked', 'yours', 'password', 'quiet', 'charge'] as const;

export const Security = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'security' });
  return (
    <Section id="seguridad" title={t('title')}>
      <dl className="sec-grid">
        {statements.map((statement) => (
          <div key={statement}>
            <dt>{t(`items.${statement}.title`)}</dt>
            <dd>{t(`items.${statement}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
