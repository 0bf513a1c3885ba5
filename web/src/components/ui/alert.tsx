import type { ReactNode } from 'react';
import { CircleCheck, CircleX, FlaskConical, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { HelpLink } from '../help-link/help-link.tsx';
import type { HelpPage } from '../help-link/pages.ts';
import type { Tone } from './badge.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import './alert.css';

const icons = { ok: CircleCheck, bad: CircleX, warn: TriangleAlert, test: FlaskConical, info: Info } as const;

export interface AlertProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button behind the last sentence. */
  readonly action?: ReactNode;
  /** Absent: neutral information. */
  readonly tone?: Tone | undefined;
  /** Announced at once when it appears, for refusals that need an answer. */
  readonly urgent?: boolean;
  /** Says more than the tone's own. */
  readonly icon?: LucideIcon;
  readonly className?: string;
  /** The page that says why it happens. */
  readonly help?: HelpPage | undefined;
}

/** A sentence that stays where it belongs: title, then what to do. */
export const Alert = ({ title, children, action, tone, urgent, icon, className, help }: AlertProps) => (
  <div className={cx('note', tone && `note--${tone}`, className)} role={urgent ? 'alert' : 'status'}>
    <Icon of={icon ?? icons[tone ?? 'info']} />
    <div>
      <p>
        <b>{title}</b>
      </p>
      {children && (
        <div className={cx('note-more', action !== undefined && 'note-row')}>
          {children}
          {action}
        </div>
      )}
      {help && <HelpLink to={help} />}
    </div>
  </div>
);
