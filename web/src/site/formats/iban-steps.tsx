import { useTranslation } from 'react-i18next';
import { mod97 } from '#shared/engine/check-digits.ts';
import type { FormatNumber } from './format-number.ts';

/** A letter in ISO 7064: A is 10, Z is 35. */
const inDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);

export interface IbanSum {
  readonly moved: string;
  readonly digits: string;
  readonly remainder: number;
  readonly check: string;
}

/** The steps by which the check digits of an IBAN come about. */
export const ibanSumOf = (normalized: string): IbanSum => {
  const moved = `${normalized.slice(4)}${normalized.slice(0, 2)}00`;
  const remainder = mod97(moved);
  return { moved, digits: inDigits(moved), remainder, check: `${98 - remainder}`.padStart(2, '0') };
};

/** The check digits of an IBAN, which are no weighted sum: moved, spelled in digits, divided. */
export const IbanSteps = ({ number, of }: { readonly number: string; readonly of: FormatNumber }) => {
  const { t } = useTranslation('formats');
  const { moved, digits, remainder, check } = ibanSumOf(of.judge(number).normalized);
  return (
    <dl className="fmt-rows fmt-steps">
      <div>
        <dt>{t('worked.iban.moved')}</dt>
        <dd>
          <code>{moved}</code>
          <p>{t('worked.iban.movedText')}</p>
        </dd>
      </div>
      <div>
        <dt>{t('worked.iban.letters')}</dt>
        <dd>
          <code>{digits}</code>
          <p>{t('worked.iban.lettersText')}</p>
        </dd>
      </div>
      <div>
        <dt>{t('worked.iban.rest')}</dt>
        <dd>{t('worked.iban.restText', { remainder, check })}</dd>
      </div>
    </dl>
  );
};
