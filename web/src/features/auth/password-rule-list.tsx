import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { passwordRuleNames, passwordRules } from '#shared/passwords/rules.ts';
import css from './auth-form.module.css';

/** The rules of a password, ticked off while it is typed. */
export const PasswordRuleList = ({ password }: { readonly password: string }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'register.rules' });
  return (
    <ul className={css.rules} aria-label={t('name')}>
      {passwordRuleNames.map((rule) => {
        const met = passwordRules[rule](password);
        return (
          <li key={rule} className={met ? css.isMet : undefined}>
            <Icon of={met ? Check : Circle} />
            {t(rule)}
            <span className="vh">: {t(met ? 'met' : 'unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
};
