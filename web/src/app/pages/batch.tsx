import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Batches, type BuilderProps } from '../../features/batch/batches.tsx';
import { useBalance, useBuyMissing } from '../../features/credits/index.ts';
import { ValidationDetails } from '../../features/validation/index.ts';
import { loadTexts } from '../../lib/i18n/i18n.ts';
import { usePage } from '../../lib/use-page.ts';
import { Loading } from '../loading.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { answerParts } from './desk-parts.tsx';

const Details = ({ id }: { readonly id: string }) => <ValidationDetails id={id} parts={answerParts} />;

/** What reads files and shows them as a grid is loaded when somebody makes a batch. */
const LazyBuilder = lazy(async () => {
  const [{ BatchBuilder }] = await Promise.all([import('../../features/batch/builder/index.ts'), loadTexts('builder')]);
  return { default: BatchBuilder };
});

const Builder = (props: BuilderProps) => {
  const balance = useBalance();
  return (
    <Suspense fallback={<Loading />}>
      <LazyBuilder {...props} balance={balance.state === 'available' ? balance.credits : 0} />
    </Suspense>
  );
};

/** Many accounts at once, out of a file. */
export default function BatchPage() {
  const { t } = useTranslation('batch');
  const buyMissing = useBuyMissing();
  usePage(t('title'));
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Batches Details={Details} Builder={Builder} onBuy={buyMissing} />
    </>
  );
}
