import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import css from './sandbox-frame.module.css';

/** The violet frame around the whole window for as long as nothing here is real. */
export const SandboxFrame = () => {
  const { t } = useTranslation('validation');
  return createPortal(
    <div className={css.frame}>
      <output className={css.tag}>{t('sandboxTag')}</output>
    </div>,
    document.body,
  );
};
