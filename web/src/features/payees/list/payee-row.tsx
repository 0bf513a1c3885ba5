import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MaskedNumber } from '../../../components/account-number/masked-number.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { Row } from '../api/payees.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { whenIn } from '../when.ts';
import { ChangeWord, gravestOf } from './change-word.tsx';
import css from './list.module.css';

const Account = ({ account, changed }: Pick<Row, 'account' | 'changed'>) => {
  const { t } = useTranslation('payees');
  if (!account) return <small>{t('noAccount')}</small>;
  const { country, accountNumber, anatomy, bank } = account;
  const before = changed.find(({ what }) => what === 'otherAccount')?.bank;
  return (
    <>
      <span className={css.number}>
        <span className={css.countryCode}>{country}</span>
        <MaskedNumber number={accountNumber} parts={anatomy} />
      </span>
      <small>
        {[bank?.name, before && before !== bank?.name ? t('before', { bank: before }) : ''].filter(Boolean).join(', ')}
      </small>
    </>
  );
};

export interface PayeeRowProps {
  readonly of: Pick<Row, 'id' | 'name' | 'document' | 'account' | 'changed' | 'lastAt'>;
  readonly isCurrent: boolean;
}

/** One payee: who, which account, and what changed or when it was last seen. The whole row leads to it. */
export const PayeeRow = ({ of, isCurrent }: PayeeRowProps) => {
  const { t, i18n } = useTranslation('payees');
  const { search, state } = useLocation();
  const document = useDocumentWords();
  const { id, name, changed, lastAt } = of;
  const gravest = gravestOf(changed);
  const ago = lastAt ? whenIn(i18n.language).ago(lastAt) : t('never');
  return (
    <Link
      className={css.row}
      to={{ pathname: `/payees/${id}`, search }}
      state={state}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={css.who}>
        <b>{name}</b>
        <small className={of.document ? 'mono' : undefined}>
          {of.document ? document(of.document) : t('noDocument')}
        </small>
      </span>
      <span className={css.account}>
        <Account account={of.account} changed={changed} />
      </span>
      <span className={css.when}>
        {gravest && <ChangeWord of={gravest} />}
        <small>{ago}</small>
      </span>
    </Link>
  );
};
