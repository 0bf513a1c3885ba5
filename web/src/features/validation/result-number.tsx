import { useQuery } from '@tanstack/react-query';
import type { Validation } from './api/validations.ts';
import { engineOf, isJudged } from './country.ts';
import type { NumberParts } from './number-parts.ts';

interface ResultNumberProps {
  readonly validation: Validation;
  readonly Reading: NumberParts['Reading'];
}

const Judged = ({
  validation,
  Reading,
  country,
}: ResultNumberProps & { readonly country: Parameters<typeof engineOf>[0] }) => {
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
  return <Reading judged={judged} size="1.75rem" />;
};

const Plain = ({ number }: { readonly number: string }) => <p className="result-plain">{number}</p>;

/** The number of a result with its anatomy; as plain text until, or where, the country cannot be judged here. */
export const ResultNumber = ({ validation, Reading }: ResultNumberProps) =>
  isJudged(validation.country) ? (
    <Judged validation={validation} Reading={Reading} country={validation.country} />
  ) : (
    <Plain number={validation.normalizedAccount} />
  );
