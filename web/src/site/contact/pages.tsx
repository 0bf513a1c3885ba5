import { useTranslation } from 'react-i18next';
import { fill } from '#shared/messages/fill.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { Link } from '../../components/ui/link.tsx';
import type { SitePage } from '../page.ts';
import { ContactForm } from './contact-form.tsx';
import en from './messages/en.ts';
import es from './messages/es.ts';
import './page.css';

const hours = supportLimits.answerHours;

const others = [
  { to: '/help-center', name: 'help' },
  { to: '/faq', name: 'faq' },
  { to: '/status', name: 'status' },
  { to: '/support', name: 'support' },
] as const;

const Contact = () => {
  const { t } = useTranslation('contact');
  return (
    <div className="wrap contact-page">
      <div>
        <h1>{t('title')}</h1>
        <p className="contact-lead">{t('lead', { hours })}</p>
        <h2>{t('others')}</h2>
        <ul>
          {others.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{t(name)}</Link>
            </li>
          ))}
        </ul>
      </div>
      <ContactForm />
    </div>
  );
};

export const pages: readonly SitePage[] = [
  {
    path: '/contact',
    words: {
      es: { title: es.pageTitle, description: fill(es.pageDescription, { hours }) },
      en: { title: en.pageTitle, description: fill(en.pageDescription, { hours }) },
    },
    Body: Contact,
  },
];
