import type { Key, KeyList, NewSecret } from './api/keys.ts';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { FullDialog } from './full-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** What is being done with a key; one thing at a time. A secret lives here alone, until it is said to be kept. */
export type Doing =
  | { readonly what: 'create' }
  | { readonly what: 'details' | 'rotate' | 'delete'; readonly id: string }
  | { readonly what: 'save'; readonly of: NewSecret; readonly isRotated: boolean };

export interface KeyDialogsProps {
  readonly list: KeyList;
  readonly doing: Doing | undefined;
  readonly address: string | undefined;
  readonly onDo: (next: Doing | undefined) => void;
  readonly onPlans: () => void;
  readonly onSecret: (answer: NewSecret) => void;
  readonly onChanged: (key: Key) => void;
  readonly onDeleted: (key: Key) => void;
}

/** The dialog for what is being done, or none. */
export const KeyDialogs = ({ list, doing, address, onDo, ...on }: KeyDialogsProps) => {
  const onClose = () => onDo(undefined);
  if (!doing) return null;
  if (doing.what === 'create')
    return list.data.length >= list.limits.count ? (
      <FullDialog limits={list.limits} onClose={onClose} onPlans={on.onPlans} />
    ) : (
      <CreateDialog isFirst={list.data.length === 0} limits={list.limits} onClose={onClose} onCreated={on.onSecret} />
    );
  if (doing.what === 'save') return <SecretDialog {...doing} address={address} onClose={onClose} />;
  const { what, id } = doing;
  const key = list.data.find((one) => one.id === id);
  if (!key) return null;
  if (what === 'rotate') return <RotateDialog of={key} onClose={onClose} onRotated={on.onSecret} />;
  if (what === 'delete') return <DeleteDialog of={key} onClose={onClose} onDeleted={() => on.onDeleted(key)} />;
  return (
    <DetailsDialog
      of={key}
      onClose={onClose}
      onChanged={on.onChanged}
      onRotate={() => onDo({ what: 'rotate', id })}
      onDelete={() => onDo({ what: 'delete', id })}
    />
  );
};
