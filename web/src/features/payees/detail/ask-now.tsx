import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { creditsPerValidation } from '#shared/plans.ts';
import { headlineOf } from '#shared/validation/headline.ts';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session/current.ts';
import { payeesKey, type Account, type Payee } from '../api/payees.ts';
import { useRefusal } from '../use-refusal.ts';
import { whenIn } from '../when.ts';
import { questionOf } from './question.ts';
import css from './detail.module.css';

type Validation = OutputOf<EndpointAt<'POST /api/validations'>>;

/** The headline of an answer in full, as its card says it. */
const useHeadline = () => {
  const { t, i18n } = useTranslation('payees');
  return (validation: Validation): string => {
    const { payee, asked } = validation;
    const change = knowledgeChanges.flatMap((kind) => payee.changed.find(({ what }) => what === kind) ?? [])[0];
    const until = change?.until ? whenIn(i18n.language).day(change.until) : '';
    const name = headlineOf(validation);
    if (name === 'otherAccount' && !until) return t(`headlines.${name}.short`);
    return t(`headlines.${name}.title`, { expected: asked.beneficiaryName, was: change?.was, until });
  };
};

export interface AskNowProps {
  readonly payee: Payee;
  readonly account: Account;
  /** The payee learns of an answer a moment after it is given. */
  readonly onAnswered: (validationId: string) => void;
}

/** Asks the bank about the account of today. A click that is repeated because its answer got lost cannot charge twice. */
export const useAskNow = ({ payee, account, onAnswered }: AskNowProps) => {
  const cache = useQueryClient();
  const key = useRef<string | undefined>(undefined);
  const asking = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      const headers = { 'idempotency-key': key.current };
      return call('POST /api/validations', { body: questionOf(payee, account) }, { headers });
    },
    onSuccess: (validation) => {
      key.current = undefined;
      session.updateCredits(validation.credits.balance, validation.credits.expiresAt);
      onAnswered(validation.id);
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: payeesKey }),
        cache.invalidateQueries({ queryKey: ['validations'] }),
      ]),
  });
  return asking;
};

export const AskNow = (props: AskNowProps) => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  const headline = useHeadline();
  const { mutate, isPending, data, error } = useAskNow(props);
  return (
    <>
      <output className={css.answer}>
        {isPending && t('detail.asking')}
        {!isPending && error && `${t('detail.askFailed')}. ${refusal(error)}`}
        {!isPending && data && (
          <>
            <b>{headline(data)}.</b>{' '}
            <Link className="link" to={`/dashboard?open=${data.id}`}>
              {t('detail.seeAnswer')}
            </Link>
          </>
        )}
      </output>
      <Button look="primary" size="sm" busy={isPending} onClick={() => mutate()}>
        {t('detail.ask', { count: creditsPerValidation })}
      </Button>
    </>
  );
};
