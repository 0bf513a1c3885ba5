import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly footer?: ReactNode;
  /** Beside the way out. */
  readonly actions?: ReactNode;
  /** Takes the height there is, and a phone's whole screen: its body lays itself out. */
  readonly isWhole?: boolean;
  /** Escape, the cross or a click beside it. Absent: only the footer closes it. */
  readonly onClose?: () => void;
}

/**
 * A modal on the native element: the browser keeps the focus inside and gives it back. It begins at what is marked
 * `data-first`, or at the way out.
 */
export const Dialog = ({ open, title, children, footer, actions, isWhole, onClose }: DialogProps) => {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the browser paints, and while a dialog that goes is still there: so the focus goes back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => {
      dialog.close();
      openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
    };
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way out is Escape
    <dialog
      ref={ref}
      className={cx('dlg', isWhole && 'dlg--whole')}
      aria-labelledby={titleId}
      // Without it a second Escape closes natively, whatever was made of the first.
      {...(onClose ? {} : { closedby: 'none' })}
      onCancel={(event) => {
        // React lets it bubble out of a dialog that stands above this one.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => event.target === ref.current && onClose?.()}
    >
      {open && (
        <>
          <div className="dlg-head">
            <h2 id={titleId}>{title}</h2>
            <div className="dlg-acts">
              {actions}
              {onClose && (
                <Button look="ghost" size="sm" square aria-label={t('close')} onClick={onClose}>
                  <Icon of={X} />
                </Button>
              )}
            </div>
          </div>
          <div className="dlg-body">{children}</div>
          {footer && <div className="dlg-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
};
