import type { ReactNode } from 'react';
import { CircleAlert, CreditCard, Globe, Smartphone, Sparkles } from 'lucide-react';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import css from './paste.module.css';

const icons = { country: Globe, phone: Smartphone, card: CreditCard, warn: CircleAlert, lines: Sparkles } as const;

export interface SayProps {
  readonly as: 'ok' | keyof typeof icons;
  readonly title: string;
  readonly more?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

const looks: Partial<Record<SayProps['as'], string | undefined>> = { ok: css.ok, card: css.warn, warn: css.warn };

/** One thing said of a paste, and the ways on. */
export const Say = ({ as, title, more, children }: SayProps) => (
  <div className={cx(css.say, looks[as])}>
    {as === 'ok' ? <Mark state="ok" /> : <Icon of={icons[as]} />}
    <div>
      <p>
        <strong>{title}</strong> {more}
      </p>
      {children && <div className={css.acts}>{children}</div>}
    </div>
  </div>
);
