import { useEffect, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultSheet } from '../../../components/result-sheet/result-sheet.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { show, type Subscription } from '../api/subscriptions.ts';
import { useWords } from '../use-words.ts';
import { Agreed, type AgreedProps } from './agreed.tsx';
import { useAgreedId } from './use-agreed-id.ts';

/** Somebody came back from PayPal without agreeing: nothing is wrong, and the way back is open while PayPal keeps it. */
export const NotAgreed = ({ isSignedIn }: AgreedProps) => {
  const { t } = useTranslation('agreed');
  const { plan, money } = useWords();
  const id = useAgreedId();
  const [left, setLeft] = useState<Subscription>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    show(id, leaving.signal).then(
      setLeft,
      // Without it the page still says what matters: nothing was agreed to.
      () => undefined,
    );
    return () => leaving.abort();
  }, [id]);
  // Agreed to in another window: that counts, not how one came here.
  if (left && left.status !== 'pending' && left.startedAt !== null) return <Agreed isSignedIn={isSignedIn} />;
  return (
    <ResultSheet
      id={id}
      icon={<Icon of={ArrowLeft} />}
      title={t('left')}
      explain={left ? t('leftPlan', { plan: plan(left.plan), price: money(left.amount) }) : t('leftMore')}
      foot={
        <>
          {left?.status === 'pending' && left.approveUrl && (
            <a className="btn btn--primary" href={left.approveUrl}>
              {t('back')}
            </a>
          )}
          <ButtonLink to="/subscriptions">{t('other')}</ButtonLink>
        </>
      }
    />
  );
};
