import { useRef } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { attachmentTypes, supportLimits } from '#shared/validation/support.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { fits } from './file-fault.ts';
import type { AttachmentsOnScreen } from './use-attachments.ts';

/** Chooses screenshots; there is no room for more than a message takes. */
export const AddFile = ({ to }: { readonly to: AttachmentsOnScreen }) => {
  const { t } = useTranslation('support');
  const input = useRef<HTMLInputElement>(null);
  if (fits(to.files) >= supportLimits.attachments) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentTypes.join(',')}
        onChange={({ target }) => {
          to.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button look="ghost" onClick={() => input.current?.click()}>
        <Icon of={Plus} />
        {t('files.add')}
      </Button>
    </>
  );
};
