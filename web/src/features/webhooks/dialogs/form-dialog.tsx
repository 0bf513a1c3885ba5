import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Choices } from '../../../components/ui/choices.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import type { Draft, Webhook } from '../api/webhooks.ts';
import { urlFaultOf } from '../url-fault.ts';
import { useRefusal } from '../use-refusal.ts';
import { EventChoice } from './event-choice.tsx';
import { fieldsOf } from './fields-of.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface FormDialogProps<W extends Webhook> {
  /** The one that is changed; absent: a new one is made. */
  readonly of?: Webhook;
  readonly send: (draft: Draft) => Promise<W>;
  readonly onDone: (webhook: W) => void;
  readonly onClose: () => void;
}

const empty: Draft = {
  url: '',
  events: ['validation.completed', 'batch.completed'],
  description: '',
  environment: 'production',
};

const draftOf = ({ url, events, description, environment }: Webhook): Draft => ({
  url,
  events,
  description: description ?? '',
  environment,
});

const environments = ['production', 'sandbox'] as const;

/** Where events go and which: a URL is looked at when it is left, and by the server when it is sent. */
export const FormDialog = <W extends Webhook>({ of, send, onDone, onClose }: FormDialogProps<W>) => {
  const { t } = useTranslation('webhooks');
  const refusal = useRefusal();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(of ? draftOf(of) : empty);
  const [isLeft, setLeft] = useState(false);
  const [hasTried, setTried] = useState(0);
  // What is answered to a creation holds the secret: it does not stay in the cache of calls.
  const { mutate, error, variables, isPending } = useMutation({ mutationFn: send, gcTime: 0, onSuccess: onDone });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const refused = fieldsOf(error);
  const fault = urlFaultOf(draft.url);
  const wrong = {
    url:
      (refused.url !== undefined && variables?.url === draft.url && refused.url) ||
      (isLeft && fault && t(`form.url_${fault}`)),
    events:
      (hasTried > 0 && draft.events.length === 0 && t('form.eventsRequired')) ||
      (variables?.events === draft.events && refused.events),
    description: variables?.description === draft.description && refused.description,
  };
  // Whoever sent what does not hold begins at the first field that says so.
  useEffect(() => {
    if (hasTried === 0 && !error) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    first?.closest('.field, fieldset')?.scrollIntoView({ block: 'nearest' });
  }, [hasTried, error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(hasTried + 1);
    setLeft(isLeft || fault === 'required');
    if (fault !== 'required' && draft.events.length > 0 && !isPending) mutate(draft);
  };
  return (
    <Dialog
      open
      title={t(of ? 'form.edit' : 'form.create')}
      onClose={onClose}
      footer={
        <>
          {!of && <span className={css.after}>{t('form.after')}</span>}
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t(of ? 'form.save' : 'form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={css.form} onSubmit={submit} noValidate>
        {error && Object.keys(refused).length === 0 && (
          <Alert tone="bad" urgent title={t(of ? 'failed.change' : 'failed.create')} help={helpOf(error)}>
            {refusal(error)}
          </Alert>
        )}
        <Field label={t('form.url')} hint={t('form.urlHint')} error={wrong.url}>
          <Input
            data-first
            required
            className="mono"
            type="url"
            inputMode="url"
            placeholder="https://pagos.example.com/webhooks"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={webhookLimits.urlCharacters}
            value={draft.url}
            onChange={({ target }) => change({ url: target.value })}
            onBlur={() => setLeft(draft.url !== '')}
          />
        </Field>
        <EventChoice value={draft.events} error={wrong.events} onChange={(events) => change({ events })} />
        {!of && (
          <div className={css.environment}>
            <Choices
              inRow
              legend={t('form.environment')}
              value={draft.environment}
              choices={environments.map((value) => ({
                value,
                title: t(`environments.${value}`),
                explain: t(`form.${value}`),
              }))}
              onChange={(environment) => change({ environment })}
            />
            <p className="hint">{t('form.environmentMore')}</p>
          </div>
        )}
        <Field label={t('form.description')} optional hint={t('form.descriptionHint')} error={wrong.description}>
          <Input
            maxLength={webhookLimits.descriptionCharacters}
            autoComplete="off"
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
};
