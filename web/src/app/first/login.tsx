import { useTranslation } from 'react-i18next';
import { plans } from '#shared/plans.ts';
import formCss from '../../features/auth/auth-form.module.css';
import pageCss from '../pages/auth-page.module.css';
import { ButtonToBe, FieldToBe, Frame } from './frame.tsx';

/** `pages/login.tsx` as it begins. */
export const FirstLogin = () => {
  const { t } = useTranslation('auth');
  return (
    <Frame>
      <h1>{t('login.title')}</h1>
      <div className={pageCss.start}>
        <form>
          <FieldToBe label={t('email')} />
          <FieldToBe label={t('password')} />
          <span className={`link ${formCss.forgot}`}>{t('login.forgot')}</span>
          <ButtonToBe />
        </form>
      </div>
      <p className={pageCss.below}>
        {t('login.none')} <span className="link">{t('login.register', { credits: plans.free.pack.credits })}</span>
      </p>
    </Frame>
  );
};
