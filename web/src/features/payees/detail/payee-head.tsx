import { useState, type SubmitEvent } from 'react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { payeeNameAtMost } from '#shared/validation/payees.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Payee } from '../api/payees.ts';
import { useChange } from '../use-change.ts';
import { useDocumentWords } from '../use-document-words.ts';
import css from './detail.module.css';

const Rename = ({ payee, onDone }: { readonly payee: Payee; readonly onDone: () => void }) => {
  const { t } = useTranslation('payees');
  const [name, setName] = useState(payee.name);
  const { mutate, isPending } = useChange(payee.id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || name.trim() === '') return;
    if (name.trim() === payee.name) return onDone();
    mutate({ name: name.trim() }, { onSuccess: onDone });
  };
  return (
    <form className={css.rename} onSubmit={submit}>
      <Input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
        autoFocus
        aria-label={t('detail.name')}
        required
        maxLength={payeeNameAtMost}
        autoComplete="off"
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button look="primary" type="submit" busy={isPending}>
        {t('detail.save')}
      </Button>
      <Button look="ghost" onClick={onDone}>
        {t('detail.cancel')}
      </Button>
    </form>
  );
};

export interface PayeeHeadProps {
  readonly payee: Payee;
  /** On a page of its own the name is the title of the page. */
  readonly isPage: boolean;
}

/** The name, to be changed in its place, and the document. */
export const PayeeHead = ({ payee, isPage }: PayeeHeadProps) => {
  const { t } = useTranslation('payees');
  const [isRenaming, setRenaming] = useState(false);
  const document = useDocumentWords();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={css.top}>
      {isRenaming ? (
        <Rename payee={payee} onDone={() => setRenaming(false)} />
      ) : (
        <div className={css.title}>
          <Title tabIndex={isPage ? -1 : undefined}>{payee.name}</Title>
          <Button look="ghost" size="sm" square aria-label={t('detail.rename')} onClick={() => setRenaming(true)}>
            <Icon of={Pencil} />
          </Button>
        </div>
      )}
      <p className={payee.document ? 'mono' : undefined}>
        {payee.document ? document(payee.document) : t('noDocument')}
      </p>
    </div>
  );
};
