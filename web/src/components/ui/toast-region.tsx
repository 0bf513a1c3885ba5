import { useEffect, useRef } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './toasts.css';

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info } as const;

export interface ToastRegionProps {
  readonly toasts: readonly {
    readonly id: number;
    readonly type: keyof typeof icons;
    readonly title: string;
    readonly message: string | undefined;
  }[];
  readonly onDismiss: (id: number) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/** Notices at the top right, read out politely as they come; they wait while somebody is on them. */
export const ToastRegion = ({ toasts, onDismiss, onPause, onResume }: ToastRegionProps) => {
  const { t } = useTranslation('ui');
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  // A dialog opens above everything; a notice that comes later belongs above the dialog.
  useEffect(() => {
    if (region.current?.matches(':popover-open') && document.querySelector('dialog:modal'))
      region.current.hidePopover();
    if (!region.current?.matches(':popover-open')) region.current?.showPopover();
  }, [newest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being on a notice only stops its clock
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label={t('notifications')}
      aria-live="polite"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {toasts.map(({ id, type, title, message }) => (
        <div key={id} className={`toast toast--${type}`}>
          <Icon of={icons[type]} />
          <b>{title}</b>
          {message && <p>{message}</p>}
          <Button look="ghost" size="xs" square aria-label={t('dismiss')} onClick={() => onDismiss(id)}>
            <Icon of={X} />
          </Button>
        </div>
      ))}
    </section>
  );
};
