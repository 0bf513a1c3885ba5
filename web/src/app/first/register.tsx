import { useTranslation } from 'react-i18next';
import { freeAccountsPerDomain, plans } from '#shared/plans.ts';
import { PasswordRuleList } from '../../features/auth/password-rule-list.tsx';
import css from '../pages/auth-page.module.css';
import { ButtonToBe, FieldToBe, Frame } from './frame.tsx';

/** `pages/register.tsx` as it begins. */
export const FirstRegister = () => {
  const { t } = useTranslation('auth');
  const places = /<\/?\d>/g;
  return (
    <Frame>
      <h1>{t('register.title')}</h1>
      <p className={css.lead}>
        {t('register.lead', { people: freeAccountsPerDomain, credits: plans.free.pack.credits })}
      </p>
      <form>
        <FieldToBe label={t('email')} />
        <FieldToBe label={t('password')} hint={<PasswordRuleList password="" />} />
        <FieldToBe label={t('register.repeat')} />
        <ButtonToBe />
      </form>
      <p className={css.terms}>{t('register.agree').replaceAll(places, '')}</p>
      <p className={css.below}>
        {t('register.have')} <span className="link">{t('register.login')}</span>
      </p>
    </Frame>
  );
};
