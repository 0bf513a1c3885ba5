import { useState, type FormEvent } from 'react';
import { FlaskConical, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Field, useFieldLinks } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import { useChangeBatch } from '../api/use-change-batch.ts';
import { StateBadge } from '../state-badge.tsx';
import { useWords } from '../use-words.ts';
import css from './detail.module.css';

const Note = ({ text }: { readonly text: string }) => (
  <textarea
    {...useFieldLinks()}
    className="input"
    name="note"
    maxLength={batchLimits.note}
    rows={2}
    defaultValue={text}
  />
);

/** What was typed; nothing of it is an empty field. */
const typedIn = (form: FormData, name: string): string | null => {
  const text = form.get(name);
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
};

const Editor = ({ of, onClose }: { readonly of: Batch; readonly onClose: () => void }) => {
  const { t } = useTranslation('batch');
  const { mutate, isPending } = useChangeBatch(of.id);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate({ name: typedIn(form, 'name'), note: typedIn(form, 'note') }, { onSuccess: onClose });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves a form as it leaves a cell
    <form
      className={css.editor}
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Field label={t('head.name')}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
        <Input dense autoFocus name="name" maxLength={batchLimits.name} defaultValue={of.name ?? ''} />
      </Field>
      <Field label={t('head.note')}>
        <Note text={of.note ?? ''} />
      </Field>
      <div className={css.editorFoot}>
        <Button size="sm" onClick={onClose}>
          {t('head.discard')}
        </Button>
        <Button look="primary" size="sm" type="submit" busy={isPending}>
          {t('head.save')}
        </Button>
      </div>
    </form>
  );
};

/** What a batch is called, when it was made and where it is. */
export const Head = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const { name, moment, number } = useWords();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Editor of={of} onClose={() => setEditing(false)} />;
  const dates = [
    t('head.created', { date: moment(of.createdAt) }),
    of.completedAt && t('head.ended', { date: moment(of.completedAt) }),
    t('rows', { count: of.counts.total, rows: number(of.counts.total) }),
  ];
  return (
    <div className={css.head}>
      <div className={css.headName}>
        <h2>{name(of)}</h2>
        <Button look="ghost" size="sm" square aria-label={t('head.edit')} onClick={() => setEditing(true)}>
          <Icon of={Pencil} />
        </Button>
        <StateBadge of={of} />
        {of.environment === 'sandbox' && (
          <Badge icon={FlaskConical} tone="test">
            {t('environments.sandbox')}
          </Badge>
        )}
      </div>
      <p>{dates.filter(Boolean).join(', ')}.</p>
      {of.note && <p className={css.note}>{of.note}</p>}
    </div>
  );
};
