import { useEffect, useRef } from 'react';
import { CirclePause, Ellipsis, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Webhook } from '../api/webhooks.ts';
import css from './destinations.module.css';

export interface RowMenuProps {
  readonly of: Webhook;
  readonly onChoose: (action: 'edit' | 'pause' | 'rotate' | 'remove') => void;
}

const actions = [
  { name: 'edit', icon: Pencil },
  { name: 'pause', icon: CirclePause },
  { name: 'rotate', icon: RotateCw },
  { name: 'remove', icon: Trash2 },
] as const;

/** What else may be done with a webhook. A native disclosure: Escape, a click beside it and leaving it close it. */
export const RowMenu = ({ of: { url, state }, onChoose }: RowMenuProps) => {
  const { t } = useTranslation('webhooks');
  const menu = useRef<HTMLDetailsElement>(null);
  /** What had the focus in it is hidden by then: the focus goes to what opens it again, and comes back to it from a dialog. */
  const close = () => {
    if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
  };
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, leave);
    document.addEventListener('keydown', escape);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details className={css.menu} ref={menu}>
      <summary className="btn btn--ghost btn--sm btn--icon" aria-label={t('more', { url })}>
        <Icon of={Ellipsis} />
      </summary>
      <div>
        {actions
          .filter(({ name }) => name !== 'pause' || state === 'active')
          .map(({ name, icon }) => (
            <Button
              key={name}
              look="ghost"
              size="sm"
              block
              onClick={() => {
                close();
                onChoose(name);
              }}
            >
              <Icon of={icon} />
              {t(`menu.${name}`)}
            </Button>
          ))}
      </div>
    </details>
  );
};
