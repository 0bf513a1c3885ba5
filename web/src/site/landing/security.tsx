import { useTranslation } from 'react-i18next';
import { requestsKeptDays } from '#shared/contract/app/requests.ts';
import { batchKept } from '#shared/validation/batches.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { Link } from '../../components/ui/link.tsx';
import { Section } from './section.tsx';
import './closing.css';

/** What is true of the product today, and nothing that is only planned. */
const statements = [
  'local',
  'encrypted',
  'masked',
  'yours',
  'secrets',
  'widget',
  'retention',
  'quiet',
  'charge',
] as const;

const values = {
  minutes: widgetLimits.sessionMinutes,
  fileDays: batchKept.fileDays,
  logDays: requestsKeptDays,
} as const;

const links = [
  { to: '/privacy-policy', name: 'privacy' },
  { to: '/api-documentation/security', name: 'guide' },
  { to: '/status', name: 'status' },
] as const;

export const Security = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'security' });
  return (
    <Section id="seguridad" title={t('title')}>
      <dl className="sec-grid">
        {statements.map((statement) => (
          <div key={statement}>
            <dt>{t(`items.${statement}.title`)}</dt>
            <dd>{t(`items.${statement}.text`, values)}</dd>
          </div>
        ))}
      </dl>
      <ul className="sec-links" aria-label={t('links.name')}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{t(`links.${name}`)}</Link>
          </li>
        ))}
        <li>
          <a href="/.well-known/security.txt">{t('links.report')}</a>
        </li>
      </ul>
    </Section>
  );
};
