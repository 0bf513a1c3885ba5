import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchFields } from '#shared/batch/fields.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { Batch, Result } from '../api/batch.ts';
import { resultAt } from '../api/batches.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useWords } from '../use-words.ts';
import css from './results.module.css';
import { HelpLink } from '../../../components/help-link/help-link.tsx';
import { helpOfFinding } from '../../../components/help-link/pages.ts';

const Findings = ({ of }: { readonly of: Result }) => {
  const { t } = useTranslation('batch');
  return (
    <Alert tone="bad" title={t('row.toFix')}>
      <ul className={css.findings}>
        {of.findings.map(({ pointer, code, detail }) => (
          <li key={`${pointer} ${detail}`}>
            {detail} <HelpLink to={helpOfFinding(code)} />
          </li>
        ))}
      </ul>
      <p>{t('row.nothing')}</p>
    </Alert>
  );
};

/** What was sent of a row that has no answer. */
const Sent = ({ asked }: { readonly asked: NonNullable<Result['asked']> }) => {
  const { t } = useTranslation('batch');
  return (
    <section>
      <h3 className={css.sentTitle}>{t('row.sent')}</h3>
      <dl className={css.sent}>
        {batchFields
          .filter((field) => asked[field])
          .map((field) => (
            <div key={field}>
              <dt>{t(`row.fields.${field}`)}</dt>
              <dd className={field === 'beneficiaryName' || field === 'reference' ? undefined : 'mono'}>
                {asked[field]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

const Unanswered = ({ of }: { readonly of: Result }) => {
  const { t } = useTranslation('batch');
  return (
    <>
      {of.findings.length > 0 ? <Findings of={of} /> : <p>{t('row.waiting')}</p>}
      {of.asked && <Sent asked={of.asked} />}
    </>
  );
};

export interface RowDialogProps {
  readonly batch: Batch;
  readonly row: number;
  readonly Details: ComponentType<{ readonly id: string }>;
  readonly onClose: () => void;
}

/** One row in full: its answer, or what is wrong with it. */
export const RowDialog = ({ batch, row, Details, onClose }: RowDialogProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { data, error, refetch } = useQuery(resultAt(batch.id, row));
  const same = data?.sameAs ?? undefined;
  const title = [t('row.title', { row: number(row) }), data?.customId].filter(Boolean).join(' · ');
  return (
    <Dialog open title={title} onClose={onClose}>
      {same !== undefined && <p className={css.same}>{t('results.same', { row: number(same) })}</p>}
      {data?.validation && <Details id={data.validation.id} />}
      {data && !data.validation && <Unanswered of={data} />}
      {data === null && <p>{t('row.gone')}</p>}
      {data === undefined && !error && <Skeleton width="60%" height="2rem" />}
      {error && data === undefined && <NotLoaded what="rows" error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
};
