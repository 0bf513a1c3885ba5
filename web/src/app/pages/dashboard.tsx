import { useTranslation } from 'react-i18next';
import { AccountInput, AccountNumber, MaskedNumber } from '../../features/anatomy/index.ts';
import { CreditsNotice } from '../../features/credits/index.ts';
import { History } from '../../features/history/index.ts';
import { ValidationDesk, ValidationDetails, type NumberParts } from '../../features/validation/index.ts';
import { usePage } from '../../lib/use-page.ts';

const numbers: NumberParts = { Input: AccountInput, Reading: AccountNumber };

const Details = ({ id }: { readonly id: string }) => <ValidationDetails id={id} Reading={AccountNumber} />;

/** Ask on the left, read the answer on the right, find it again below. */
export default function Dashboard() {
  const { t } = useTranslation('validation');
  usePage(t('form.submit'));
  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1}>{t('form.submit')}</h1>
      </div>
      <CreditsNotice />
      <div className="grid grid-cols-1 gap-6">
        <ValidationDesk numbers={numbers} />
        <History Number={MaskedNumber} Details={Details} />
      </div>
    </>
  );
}
