import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/button.tsx';
import '../../components/ui/empty.css';
import type { SitePage } from '../page.ts';
import './missing.css';

const Missing = () => {
  const { t } = useTranslation('missing');
  return (
    <section className="wrap lost">
      <p className="ghost" aria-hidden="true">
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('explain')}</p>
      <p className="lost-ways">
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
