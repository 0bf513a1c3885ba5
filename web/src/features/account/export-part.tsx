import { useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download, Hourglass, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accountExport } from '#shared/validation/account-export.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ApiError, isRefusedAs } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { accountCopy, addressOfCopy, askForCopy, type AccountCopy } from './api/data.ts';
import css from './account.module.css';

/** How each state looks; the button stands beside it. */
const looks = {
  preparing: { icon: LoaderCircle, spinning: true },
  ready: { icon: CircleCheck, tone: 'ok' },
  expired: { icon: Hourglass },
  failed: { icon: CircleAlert, tone: 'bad' },
} as const;

const CopyState = ({ copy: { state, expiresAt, requestedAt } }: { readonly copy: AccountCopy }) => {
  const { t } = useTranslation('account');
  const { shortMoment } = useFormat();
  if (state === 'none') return null;
  const moments = {
    until: expiresAt ? shortMoment(expiresAt) : '',
    at: requestedAt ? shortMoment(requestedAt) : '',
  };
  return (
    <>
      <Badge {...looks[state]}>{t(`copy.states.${state}`)}</Badge>
      <span>{t(`copy.explain.${state}`, moments)}</span>
    </>
  );
};

/** A refusal in the server's words, where it had some; whoever closed the question for the password knows why. */
const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation('account');
  if (!error || isRefusedAs(error, 'errors.passwordNeeded')) return undefined;
  if (error instanceof ApiError && error.status === 429) return t('copy.enough', { count: accountExport.perDay });
  return t('copy.failed');
};

/** A copy of everything that is kept: asked for, made within minutes, there for a day. */
export const ExportPart = () => {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const said = useRef<HTMLOutputElement>(null);
  const { data } = useQuery(accountCopy);
  const asking = useMutation({
    mutationFn: askForCopy,
    onSuccess: (copy) => {
      cache.setQueryData(accountCopy.queryKey, copy);
      // The button is gone.
      said.current?.focus();
    },
  });
  const fetching = useMutation({
    mutationFn: addressOfCopy,
    onSuccess: ({ url }) => window.location.assign(url),
    // It may have gone meanwhile.
    onError: () => cache.invalidateQueries({ queryKey: accountCopy.queryKey }),
  });
  const refusal = useRefusal(asking.error ?? fetching.error);
  const isUnderway = data?.state === 'preparing';
  const isReady = data?.state === 'ready';
  return (
    <div className={css.part}>
      <p className={css.note}>{t('copy.what')}</p>
      <output className={css.state} ref={said} tabIndex={-1}>
        {data && <CopyState copy={data} />}
      </output>
      {refusal && <p className={css.refused}>{refusal}</p>}
      {!isUnderway && (
        <span className={css.row}>
          {isReady && (
            <Button look="primary" busy={fetching.isPending} onClick={() => fetching.mutate()}>
              <Icon of={Download} />
              {t('copy.download')}
            </Button>
          )}
          <Button busy={asking.isPending} onClick={() => asking.mutate()}>
            {t(isReady ? 'copy.another' : 'copy.ask')}
          </Button>
        </span>
      )}
    </div>
  );
};
