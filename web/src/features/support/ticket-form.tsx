import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { supportCategories, supportLimits, supportPriorities } from '#shared/validation/support.ts';
import { helpOf } from '../../components/help-link/help-of.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input, Select } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { AddFile } from './files/add-file.tsx';
import { FileList } from './files/file-list.tsx';
import { Likely } from './likely.tsx';
import { Message } from './message.tsx';
import { refusedFields } from './send.ts';
import { useTicketRefusal } from './use-ticket-refusal.ts';
import type { NeededField, Ticket } from './use-ticket.ts';
import css from './support.module.css';

export interface TicketFormProps {
  readonly ticket: Ticket;
  /** What a message of this kind says of itself. */
  readonly label: string;
  readonly messageLabel: string;
  readonly messageHint: string;
  /** A report is about an error: nothing to choose. */
  readonly withCategory?: boolean;
  /** What may be sent along. */
  readonly children?: ReactNode;
}

/** What a person is asked who writes to support. */
export const TicketForm = ({ ticket, label, messageLabel, messageHint, withCategory, children }: TicketFormProps) => {
  const { t } = useTranslation('support');
  const { form, draft, change, missing, files, send, sending } = ticket;
  const refused = refusedFields(sending.error);
  const refusal = useTicketRefusal(sending.error);
  const errorOf = (name: NeededField) => (missing.includes(name) ? t(`missing.${name}`) : refused[name]);
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={label}
      noValidate
      onPaste={({ clipboardData }) => {
        const pictures = [...clipboardData.files];
        if (pictures.length > 0) files.add(pictures);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={css.pair}>
        {withCategory && (
          <Field label={t('category')}>
            <Select
              value={draft.category}
              options={supportCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              onChange={({ target }) => change('category', target.value)}
            />
          </Field>
        )}
        <Field label={t('priority')}>
          <Select
            value={draft.priority}
            options={supportPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
            onChange={({ target }) => change('priority', target.value)}
          />
        </Field>
        <Field label={t('name')} error={errorOf('name')}>
          <Input
            name="name"
            autoComplete="name"
            required
            value={draft.name}
            maxLength={supportLimits.name}
            onChange={({ target }) => change('name', target.value)}
          />
        </Field>
      </div>
      <Field label={t('subject')} error={errorOf('subject')}>
        <Input
          name="subject"
          required
          value={draft.subject}
          maxLength={supportLimits.subject}
          onChange={({ target }) => change('subject', target.value)}
        />
      </Field>
      <Likely words={draft.subject} />
      <Message
        label={messageLabel}
        hint={messageHint}
        error={errorOf('message')}
        value={draft.message}
        onChange={(value) => change('message', value)}
      />
      {children}
      <FileList of={files} />
      {refusal && (
        <Alert tone="bad" urgent title={t('failed')} help={helpOf(sending.error)}>
          {refusal}
        </Alert>
      )}
      <div className={css.end}>
        <Button type="submit" look="primary" size="lg" busy={sending.isPending}>
          {t('send')}
        </Button>
        <AddFile to={files} />
      </div>
      <p className="hint">{t('purpose', { most: supportLimits.attachments })}</p>
    </form>
  );
};
