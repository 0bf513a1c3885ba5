import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** The violet frame around the whole window for as long as nothing here is real. */
export const SandboxFrame = () => {
  const { t } = useTranslation('validation');
  return createPortal(
    <div className="sandbox-frame">
      <output className="sandbox-tag">{t('sandboxTag')}</output>
    </div>,
    document.body,
  );
};
