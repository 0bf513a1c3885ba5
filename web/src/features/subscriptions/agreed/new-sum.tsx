import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditSum } from '../../../components/credit-sum/credit-sum.tsx';
import { call } from '../../../lib/api.ts';
import type { Credits } from '../api/account.ts';
import type { Subscription } from '../api/subscriptions.ts';
import { useWords } from '../use-words.ts';

/** Credits that came with the first period, beside those there were; told while none of them is spent. */
const cameWith = ({ lots, balance }: Credits, { activeTo, validations }: Subscription) => {
  const lot = lots.find(({ source, expiresAt }) => source === 'subscription' && expiresAt === activeTo);
  if (!lot || lot.remaining !== lot.granted || lot.granted !== validations) return undefined;
  return { had: balance - lot.remaining, came: lot.remaining, has: balance };
};

/** The balance of whoever is signed in, as a sum. */
export const NewSum = ({ of }: { readonly of: Subscription }) => {
  const { t } = useTranslation('agreed');
  const { plan } = useWords();
  const [sum, setSum] = useState<ReturnType<typeof cameWith>>();
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /api/credits', {}, { signal: leaving.signal }).then(
      (credits) => setSum(cameWith(credits, of)),
      // The sum is an addition: without it the page says all that matters.
      () => undefined,
    );
    return () => leaving.abort();
  }, [of]);
  if (!sum) return null;
  return (
    <CreditSum
      label={t('sum')}
      terms={[
        { credits: sum.had, label: t('had') },
        { credits: sum.came, label: t('came', { plan: plan(of.plan) }) },
      ]}
      total={{ credits: sum.has, label: t('has') }}
    />
  );
};
