import { useQuery } from '@tanstack/react-query';
import { AccountNumber } from '../../../components/account-number/account-number.tsx';
import type { Validation } from '../api/validations.ts';
import { engineOf, isJudged } from '../api/country-engine.ts';
import css from './result.module.css';

interface ResultNumberProps {
  readonly validation: Validation;
}

const Judged = ({ validation, country }: ResultNumberProps & { readonly country: Parameters<typeof engineOf>[0] }) => {
  const { data: engine } = useQuery(engineOf(country));
  const { accountFormat: format, normalizedAccount: accountNumber, asked, environment: mode } = validation;
  if (!engine) return <Plain number={accountNumber} />;
  const judged = engine.judgeAccount({
    format,
    accountNumber,
    bankCode: asked.bankCode ?? undefined,
    branchCode: asked.branchCode ?? undefined,
    routingNumber: asked.routingNumber ?? undefined,
    mode,
  });
  return <AccountNumber judged={judged} size="1.75rem" />;
};

const Plain = ({ number }: { readonly number: string }) => <p className={css.plain}>{number}</p>;

/** The number of a result with its anatomy; as plain text until, or where, the country cannot be judged here. */
export const ResultNumber = ({ validation }: ResultNumberProps) =>
  isJudged(validation.country) ? (
    <Judged validation={validation} country={validation.country} />
  ) : (
    <Plain number={validation.normalizedAccount} />
  );
