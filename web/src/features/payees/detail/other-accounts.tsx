import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../../../components/account-number/masked-number.tsx';
import type { Account } from '../api/payees.ts';
import { whenIn } from '../when.ts';
import css from './detail.module.css';

/** The accounts beside the one of today, each in a line. */
export const OtherAccounts = ({ accounts }: { readonly accounts: readonly Account[] }) => {
  const { t, i18n } = useTranslation('payees');
  const { ago } = whenIn(i18n.language);
  return (
    <ul className={css.others}>
      {accounts.map(({ id, country, accountNumber, anatomy, bank, lastAt, confirmed }) => (
        <li key={id}>
          <span className={css.countryCode}>{country}</span>
          <MaskedNumber number={accountNumber} parts={anatomy} />
          <span>{[bank?.name, confirmed ? '' : t('detail.notConfirmed')].filter(Boolean).join(', ')}</span>
          <span className={css.muted}>
            {lastAt ? t('detail.lastSeen', { when: ago(lastAt) }) : t('detail.neverSeen')}
          </span>
        </li>
      ))}
    </ul>
  );
};
