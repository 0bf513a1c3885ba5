import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { AccountNumber } from '../../../components/account-number/account-number.tsx';
import type { Account } from '../api/payees.ts';
import css from './detail.module.css';

const engineOf = (code: CountryCode) => ({
  queryKey: ['engine', code],
  queryFn: () => loadCountry(code),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const Plain = ({ number }: { readonly number: string }) => <p className={css.plain}>{number}</p>;

const Judged = ({ account, country }: { readonly account: Account; readonly country: CountryCode }) => {
  const { data: engine } = useQuery(engineOf(country));
  const { accountFormat: format, accountNumber, asked } = account;
  if (!engine) return <Plain number={accountNumber} />;
  const judged = engine.judgeAccount({
    format,
    accountNumber,
    bankCode: asked.bankCode ?? undefined,
    branchCode: asked.branchCode ?? undefined,
    routingNumber: asked.routingNumber ?? undefined,
  });
  return <AccountNumber judged={judged} size="1.5rem" />;
};

/** The account payments go to today, with its anatomy and whom the bank names. */
export const AccountToday = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('payees');
  const { country, accountNumber, holder, lastAt } = account;
  return (
    <>
      {isCountry(country) ? <Judged account={account} country={country} /> : <Plain number={accountNumber} />}
      <p className={css.holder}>
        {lastAt === null ? t('detail.neverAsked') : holder !== null && t('detail.holder', { holder })}
      </p>
    </>
  );
};
