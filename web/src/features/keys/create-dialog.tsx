import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keyDescriptionAtMost, keyNameAtMost } from '#shared/validation/limits.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { codeOf, createKey, type Draft, type Limits, type NewSecret } from './api/keys.ts';
import { EnvironmentChoice } from './environment-choice.tsx';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

export interface CreateDialogProps {
  /** Nothing has a name yet that this one would have to be told from: one stands ready. */
  readonly isFirst: boolean;
  readonly limits: Limits;
  readonly onClose: () => void;
  readonly onCreated: (key: NewSecret) => void;
}

const formId = 'create-key';

const empty: Draft = { name: '', description: '', environment: 'sandbox', purpose: 'api' };

/** Refusals that say what the plan does not allow: trying again is no use. */
const byPlan: readonly (string | undefined)[] = ['errors.tooManyKeys', 'errors.productionNeedsPlan'];

export const CreateDialog = ({ isFirst, limits, onClose, onCreated }: CreateDialogProps) => {
  const { t } = useTranslation('keys');
  const refusal = useRefusal();
  const [draft, setDraft] = useState(() => (isFirst ? { ...empty, name: t('create.firstName') } : empty));
  const [wantsName, setWantsName] = useState(false);
  const { send, isPending, error } = useSecretCall(createKey, onCreated);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = draft.name.trim() !== '';
    setWantsName(!isNamed);
    if (isNamed && !isPending) send(draft);
  };
  return (
    <Dialog
      open
      title={t('create.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {error && (
          <Alert
            tone="bad"
            urgent
            title={t(byPlan.includes(codeOf(error)) ? 'failed.cannotCreate' : 'failed.create')}
            help={helpOf(error)}
          >
            {refusal(error)}
          </Alert>
        )}
        <Field
          label={t('create.name')}
          hint={t('create.nameHint')}
          error={wantsName && draft.name.trim() === '' && t('create.nameRequired')}
        >
          <Input
            data-first
            required
            onFocus={({ target }) => target.select()}
            maxLength={keyNameAtMost}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={t('create.description')} optional hint={t('create.descriptionHint')}>
          <Input
            maxLength={keyDescriptionAtMost}
            autoComplete="off"
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <EnvironmentChoice
          value={draft.environment}
          hasProduction={limits.production}
          onChange={(environment) => change({ environment })}
        />
      </form>
    </Dialog>
  );
};
