import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Shared } from './shared.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** A button in the foot of an answer; only what a bank answered can be shared. */
export const ShareAction = ({ validation }: { readonly validation: Shared }) => {
  const { t } = useTranslation('share');
  const [isOpen, setIsOpen] = useState(false);
  if (validation.status !== 'VALID' && validation.status !== 'INVALID') return null;
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Icon of={Share2} />
        {t('action')}
      </Button>
      {isOpen &&
        // Beside whatever the answer stands in, which may be a dialog of its own.
        createPortal(
          <Suspense fallback={null}>
            <ShareDialog validation={validation} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
};
