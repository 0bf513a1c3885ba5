import { waitOf } from '#shared/messages/wait.ts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import css from './auth-form.module.css';

export interface SendButtonProps {
  readonly children: string;
  /** Seconds the server wants us to wait. */
  readonly left?: number;
}

/** Sends the form around it, as soon as the server lets it. */
export const SendButton = ({ children, left = 0 }: SendButtonProps) => {
  const { t } = useTranslation('auth');
  const { isSubmitting } = useFormContext().formState;
  return (
    <>
      <Button type="submit" look="primary" size="lg" block busy={isSubmitting} disabled={left > 0}>
        {children}
      </Button>
      {left > 0 && <p className={css.wait}>{t('wait', { wait: waitOf(left) })}</p>}
    </>
  );
};
