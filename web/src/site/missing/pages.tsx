import { useId } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import '../../components/ui/empty.css';
import '../../components/ui/field.css';
import type { SitePage } from '../page.ts';
import './missing.css';

const ways = [
  { to: '/api-documentation', name: 'docs' },
  { to: '/formatos', name: 'formats' },
  { to: '/#precios', name: 'plans' },
  { to: '/status', name: 'status' },
  { to: '/contact', name: 'contact' },
] as const;

/** Asks the help centre, whose search needs scripts as well. */
const Ask = () => {
  const { t, i18n } = useTranslation('missing');
  const fieldId = useId();
  return (
    <form className="lost-ask scripted" role="search" action="/help-center">
      {i18n.language === 'en' && <input type="hidden" name="lang" value="en" />}
      <label htmlFor={fieldId}>{t('search')}</label>
      <div>
        <input className="input" id={fieldId} type="search" name="q" required autoComplete="off" />
        <Button type="submit" size="lg">
          <Icon of={Search} />
          {t('find')}
        </Button>
      </div>
    </form>
  );
};

const Missing = () => {
  const { t } = useTranslation('missing');
  return (
    <section className="wrap lost">
      <div className="lost-main">
        <p className="ghost" aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
        <h1>{t('title')}</h1>
        <p>{t('explain')}</p>
        <div data-similar="" hidden>
          <h2>{t('similar')}</h2>
          <ul />
        </div>
        <Ask />
        <p className="lost-home">
          <ButtonLink look="primary" size="lg" to="/" data-guest="">
            {t('home')}
          </ButtonLink>
          <ButtonLink look="primary" size="lg" to="/dashboard" data-user="">
            {t('dashboard')}
          </ButtonLink>
          <ButtonLink size="lg" to="/help-center">
            {t('help')}
          </ButtonLink>
        </p>
      </div>
      <nav className="lost-ways" aria-labelledby="lost-ways">
        <h2 id="lost-ways">{t('elsewhere')}</h2>
        <ul>
          {ways.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{t(`${name}.name`)}</Link>
              <p>{t(`${name}.about`)}</p>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
};

export const pages: readonly SitePage[] = [
  {
    path: '/404',
    words: {
      es: { title: 'Esta página no existe', description: 'La dirección no lleva a ninguna parte.' },
      en: { title: 'This page does not exist', description: 'The address leads nowhere.' },
    },
    Body: Missing,
  },
];
