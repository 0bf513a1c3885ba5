import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../components/ui/icon.tsx';
import css from './payments.module.css';

/** What a payment is, line by line; what is absent has no line. */
export const Facts = ({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.facts}>
    {of
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** What to do, or what to know, one after the other. */
export const Steps = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={css.todo}>
    {of.map((step) => (
      <li key={step}>
        <Icon of={ArrowRight} />
        <span>{step}</span>
      </li>
    ))}
  </ul>
);
