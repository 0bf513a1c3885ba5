import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import './badge.css';

export type Tone = 'ok' | 'bad' | 'warn' | 'test';

export interface BadgeProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Absent: neutral. */
  readonly tone?: Tone | undefined;
  readonly spinning?: boolean | undefined;
}

/** A state in one word. The icon differs in shape from state to state, so colour is never alone. */
export const Badge = ({ icon, children, tone, spinning }: BadgeProps) => (
  <span className={cx('badge', tone && `badge--${tone}`)}>
    <Icon of={icon} className={spinning ? 'spin' : ''} />
    {children}
  </span>
);
