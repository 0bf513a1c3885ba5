import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useWords } from '../../../lib/use-words.ts';
import { deliveriesKey, deliveryOf, replayDelivery, type DeliveryDetail } from '../api/deliveries.ts';
import type { Webhook } from '../api/webhooks.ts';
import { useRefusal } from '../use-refusal.ts';
import { Tries } from './tries.tsx';
import css from './deliveries.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface WhatWasSentProps {
  readonly of: DeliveryDetail;
  readonly to: Webhook;
  readonly isIncluded: boolean;
}

const soonMs = 60_000;

/** What is still to come of it; nothing once it has arrived. */
const useNext = () => {
  const { t } = useTranslation('webhooks');
  const { second } = useFormat();
  return ({ state, tries, nextTryAt }: DeliveryDetail, { state: webhook }: Webhook): string => {
    if (state === 'delivered') return '';
    if (state === 'failed') return t('detail.failed');
    if (webhook !== 'active') return t(tries.length === 0 ? 'detail.notTriedOff' : 'detail.nextOff');
    if (nextTryAt === null || Date.parse(nextTryAt) - Date.now() < soonMs)
      return t(tries.length === 0 ? 'detail.notTried' : 'detail.nextNow');
    return t('detail.next', { moment: second(nextTryAt) });
  };
};

const sentOf = ({ headers, event }: DeliveryDetail): string =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', JSON.stringify(event, null, 2)]
    .join('\n')
    .trim();

/** The tries, what was sent and what came back, and the way to send it again. */
export const WhatWasSent = ({ of, to, isIncluded }: WhatWasSentProps) => {
  const { t } = useTranslation('webhooks');
  const cache = useQueryClient();
  const refusal = useRefusal();
  const words = useWords();
  const next = useNext()(of, to);
  const replay = useMutation({
    mutationFn: () => replayDelivery(of.id),
    onSuccess: (delivery) => {
      cache.setQueryData(deliveryOf(of.id).queryKey, delivery);
      void cache.invalidateQueries({ queryKey: deliveriesKey(to.id) });
    },
  });
  const last = of.tries.at(-1);
  return (
    <>
      <p className={css.type}>
        <code>{of.type}</code> {of.isTest && <span className={css.test}>{t('log.test')}</span>}
      </p>
      {of.tries.length > 0 && <Tries of={of.tries} host={new URL(to.url).hostname} />}
      <output className={css.next}>{next}</output>
      {replay.error && (
        <Alert tone="bad" urgent title={t('failed.replay')} help={helpOf(replay.error)}>
          {refusal(replay.error)}
        </Alert>
      )}
      <div className={css.actions}>
        {isIncluded && (
          <Button size="sm" busy={replay.isPending} onClick={() => replay.mutate()}>
            <Icon of={RotateCw} />
            {t('detail.replay')}
          </Button>
        )}
        <CopyButton text={of.eventId}>{t('detail.copyId')}</CopyButton>
      </div>
      <CodeBlock title={t(of.tries.length > 0 ? 'detail.sent' : 'detail.event')} code={sentOf(of)} />
      <p className={css.small}>{t('detail.sentNote')}</p>
      {last?.status && (
        <CodeBlock
          title={t('detail.answer')}
          aside={`${last.status}, ${words.duration(last.durationMs)}`}
          code={of.answer || t('detail.noAnswer')}
        />
      )}
    </>
  );
};
