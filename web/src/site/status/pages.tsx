import { useTranslation } from 'react-i18next';
import { components, statusHistoryDays, type Component } from '#shared/status.ts';
import { Link } from '../../components/ui/link.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import type { SitePage } from '../page.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import './status.css';

/** What the script fills in, too. */
const words = { es: es.live, en: en.live } as const;

/** A part of the service, of which nothing is known before somebody asked. */
const Part = ({ of }: { readonly of: Component }) => {
  const { t } = useTranslation('status');
  return (
    <li className="part-row" data-part={of}>
      <div>
        <h3>{t(`live.parts.${of}`)}</h3>
        <p>{t(`what.${of}`)}</p>
      </div>
      <p className="state" data-state="unsure">
        {t('live.states.unsure')}
      </p>
      <div className="days" data-days="" hidden>
        <div className="ticks" data-ticks="" aria-hidden="true" />
        <p data-words="" />
      </div>
    </li>
  );
};

/** Whole without scripts: then it says whom to ask, and claims nothing. */
const StatusPage = () => {
  const { t, i18n } = useTranslation('status');
  const days = statusHistoryDays;
  return (
    <div className="wrap service" data-service={JSON.stringify(words[languageOf(i18n.language)])}>
      <header>
        <h1>{t('title')}</h1>
        <p className="service-lead">{t('lead')}</p>
      </header>
      <section className="service-now" data-now="unsure" aria-live="polite">
        <h2 data-headline="">{t('unknownTitle')}</h2>
        <p data-explain="">{t('unknown')}</p>
        <p>
          <a href="/api/public/status" data-ask="">
            {t('ask')}
          </a>
        </p>
      </section>
      <section>
        <h2 className="vh">{t('partsTitle')}</h2>
        <ul className="part-rows">
          {components.map((component) => (
            <Part key={component} of={component} />
          ))}
        </ul>
        <p className="days-scale" data-scale="" hidden>
          <span>{t('from', { days })}</span>
          <span>{t('today')}</span>
        </p>
      </section>
      <section className="incidents">
        <h2>{t('history', { days })}</h2>
        <p data-none="">{t('historyUnknown')}</p>
        <ol data-incidents="" />
      </section>
      <p className="service-foot">
        {t('help')} <Link to="/contact">{t('write')}</Link>
      </p>
    </div>
  );
};

export const pages: readonly SitePage[] = [
  {
    path: '/status',
    words: {
      es: {
        title: 'Estado del servicio',
        description: `Cómo está CuentaClara ahora, parte por parte: validaciones, API, lotes, webhooks, widget, pagos y bancos. Incidentes de los últimos ${statusHistoryDays} días.`,
      },
      en: {
        title: 'Service status',
        description: `How CuentaClara is doing now, part by part: validations, API, batches, webhooks, widget, payments and banks. Incidents of the last ${statusHistoryDays} days.`,
      },
    },
    Body: StatusPage,
  },
];
