import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { changeBook, payeeBook } from '../api/book.ts';
import { candidates } from '../api/payees.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { useRefusal } from '../use-refusal.ts';
import type { Chosen } from './chosen.ts';
import css from './bring.module.css';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

/** Whether answers with a document save their payee by themselves. */
const SavesByDocument = () => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  const help = useHelpAction();
  const cache = useQueryClient();
  const { data } = useQuery(payeeBook);
  // A mutation tells a moment after the click that it runs: until then the switch would jump back.
  const [asked, setAsked] = useState<boolean>();
  const { mutate } = useMutation({
    mutationFn: changeBook,
    onSuccess: (book) => cache.setQueryData(payeeBook.queryKey, book),
    onError: (error) => toasts.error(t('failed.change'), refusal(error), help(error)),
  });
  const choose = (saves: boolean) => {
    setAsked(saves);
    mutate(saves, { onSettled: () => setAsked(undefined) });
  };
  if (!data) return null;
  return (
    <Switch
      label={t('bring.auto')}
      hint={t('bring.autoMore')}
      checked={asked ?? data.savesByDocument}
      onChange={({ target }) => choose(target.checked)}
    />
  );
};

export interface FromHistoryProps {
  readonly isSending: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Whom the history holds, to be ticked: those with a document at first, as others cannot be told apart by name. */
export const FromHistory = ({ isSending, onChoose }: FromHistoryProps) => {
  const { t } = useTranslation('payees');
  const document = useDocumentWords();
  const { data, error, refetch } = useQuery(candidates);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (one: NonNullable<typeof data>['data'][number]) =>
    changed.get(one.validationId) ?? one.document !== null;
  const all = data?.data ?? [];
  const validationIds = all.filter(isTicked).map(({ validationId }) => validationId);
  const key = validationIds.join(' ');
  useEffect(() => {
    const ids = key === '' ? [] : key.split(' ');
    onChoose({ sent: { validationIds: ids }, count: ids.length });
  }, [key, onChoose]);
  if (error && !data) return <NotLoaded what="load" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output className={css.loading}>
        <span className="vh">{t('bring.loading')}</span>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="65%" />
      </output>
    );
  const tickAll = (isOn: boolean) => setChanged(new Map(all.map(({ validationId }) => [validationId, isOn])));
  return (
    <>
      {all.length === 0 ? (
        <p className={css.lead}>
          <b>{t('bring.nothing')}.</b> {t('bring.nothingMore')}
        </p>
      ) : (
        <fieldset className={css.pick} disabled={isSending}>
          <legend className="vh">{t('bring.whoever')}</legend>
          <label className={css.all}>
            <input
              type="checkbox"
              checked={validationIds.length === all.length}
              onChange={({ target }) => tickAll(target.checked)}
            />
            <span>{t('bring.all')}</span>
          </label>
          {all.map((one) => (
            <label key={one.validationId}>
              <input
                type="checkbox"
                checked={isTicked(one)}
                onChange={({ target }) => setChanged(new Map([...changed, [one.validationId, target.checked]]))}
              />
              <span>
                {one.name}
                <small className="mono">{one.document ? document(one.document) : t('noDocument')}</small>
              </span>
              <span className={css.count}>
                {one.document === null && t('bring.alone')}
                {one.document !== null &&
                  (one.accounts > 1
                    ? t('bring.accounts', { count: one.accounts })
                    : t('bring.validations', { count: one.validations }))}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {data.hasMore && <p className="hint">{t('bring.more')}</p>}
      <SavesByDocument />
    </>
  );
};
