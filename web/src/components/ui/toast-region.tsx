import { useEffect, useSyncExternalStore } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import './toasts.css';

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info } as const;

export interface ToastRegionProps {
  readonly toasts: readonly {
    readonly id: number;
    readonly type: keyof typeof icons;
    readonly title: string;
    readonly message: string | undefined;
    readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  }[];
  readonly onDismiss: (id: number) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/**
 * Notices at the top right, read out politely as they come; they wait while somebody is on them. An open dialog leaves
 * everything else inert, so they live inside of it as long as it is open.
 */
export const ToastRegion = ({ toasts, onDismiss, onPause, onResume }: ToastRegionProps) => {
  const { t } = useTranslation('ui');
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.get).at(-1);
  // Moving is leaving: whoever was on a notice gets no event for it.
  useEffect(() => onResume, [dialog, onResume]);
  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being on a notice only stops its clock
    <section
      className="toasts"
      aria-label={t('notifications')}
      aria-live="polite"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {toasts.map(({ id, type, title, message, action }) => (
        <div key={id} className={`toast toast--${type}`} data-toast={type}>
          <Icon of={icons[type]} />
          <b>{title}</b>
          {message && <p>{message}</p>}
          {action && (
            <Button
              size="xs"
              className="toast-act"
              onClick={() => {
                onDismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button look="ghost" size="xs" square aria-label={t('dismiss')} onClick={() => onDismiss(id)}>
            <Icon of={X} />
          </Button>
        </div>
      ))}
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
};
