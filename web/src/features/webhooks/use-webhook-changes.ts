import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../lib/toasts/toasts.ts';
import { deliveriesKey, deliveryOf } from './api/deliveries.ts';
import { switchWebhook, testWebhook, webhookList, type NewSecret, type Webhook } from './api/webhooks.ts';
import type { Doing } from './dialogs/doing.ts';
import { useRefusal } from './use-refusal.ts';
import { useHelpAction } from '../../components/help-link/use-help-action.ts';

const withoutSecret = (answer: NewSecret): Webhook => {
  const { secret: _, ...webhook } = answer;
  return webhook;
};

/** The list as it is after a change, before it has been read anew. */
const changed = (webhooks: readonly Webhook[], webhook: Webhook): Webhook[] =>
  webhooks.some(({ id }) => id === webhook.id)
    ? webhooks.map((one) => (one.id === webhook.id ? webhook : one))
    : [webhook, ...webhooks];

/** Chooses a webhook, and opens one of its deliveries where that is said. */
export type Show = (id: string, how?: { readonly delivery?: string; readonly replace?: boolean }) => void;

/** What is being done with a webhook, what came of it, and the list that follows. */
export const useWebhookChanges = (onShow: Show) => {
  const { t } = useTranslation('webhooks');
  const cache = useQueryClient();
  const refusal = useRefusal();
  const help = useHelpAction();
  const [doing, setDoing] = useState<Doing>();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);

  // What opened a dialog may be gone when it closes: the focus goes to what happened.
  useEffect(() => {
    if (!doing && said && document.activeElement === document.body) outcome.current?.focus();
  }, [doing, said]);

  const renew = (change: (webhooks: readonly Webhook[]) => Webhook[]) => {
    cache.setQueryData(webhookList.queryKey, (list) => list && { ...list, data: change(list.data) });
    void cache.invalidateQueries({ queryKey: webhookList.queryKey });
  };
  const put = (webhook: Webhook) => renew((all) => changed(all, webhook));
  const switching = useMutation({
    mutationFn: ({ id, active }: { readonly id: string; readonly active: boolean }) => switchWebhook(id, active),
    onSuccess: (webhook) => {
      put(webhook);
      setSaid(t(webhook.state === 'active' ? 'said.resumed' : 'said.paused'));
    },
    onError: (error) => toasts.error(t('failed.switch'), refusal(error), help(error)),
  });
  const testing = useMutation({
    mutationFn: testWebhook,
    onSuccess: (delivery) => {
      cache.setQueryData(deliveryOf(delivery.id).queryKey, delivery);
      void cache.invalidateQueries({ queryKey: deliveriesKey(delivery.webhookId) });
      void cache.invalidateQueries({ queryKey: webhookList.queryKey, exact: true });
      onShow(delivery.webhookId, { delivery: delivery.id });
    },
    onError: (error) => toasts.error(t('failed.test'), refusal(error), help(error)),
  });
  return {
    doing,
    said,
    /** Where it is said, which takes the focus where nothing else can. */
    outcome,
    /** Of which webhook something is on its way to the server. */
    busy: {
      test: testing.isPending ? testing.variables : undefined,
      switching: switching.isPending ? switching.variables.id : undefined,
    },
    onDo: setDoing,
    start: (next: Doing) => {
      setSaid('');
      setDoing(next);
    },
    onSwitch: ({ id, state }: Webhook) => switching.mutate({ id, active: state !== 'active' }),
    onTest: ({ id }: Webhook) => testing.mutate(id),
    onChanged: (webhook: Webhook) => {
      put(webhook);
      setSaid(t('said.changed'));
      setDoing(undefined);
    },
    onSecret: (answer: NewSecret) => {
      const isRotated = doing?.what === 'rotate';
      put(withoutSecret(answer));
      setSaid(t(isRotated ? 'said.rotated' : 'said.created'));
      setDoing({ what: 'save', of: answer, isRotated });
      // In the place of the address before: Back has nothing to undo while the secret is not kept.
      onShow(answer.id, { replace: true });
    },
    onDeleted: ({ id, url }: Webhook) => {
      renew((all) => all.filter((one) => one.id !== id));
      setSaid(t('said.removed', { url }));
      setDoing(undefined);
    },
  };
};

/** Of which webhook a test or a switch is under way. */
export type Busy = ReturnType<typeof useWebhookChanges>['busy'];
