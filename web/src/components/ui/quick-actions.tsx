import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import './quick-actions.css';

export interface QuickAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly onClick: () => void;
  readonly busy?: boolean;
}

/** What one may want to do next, side by side. */
export const QuickActions = ({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: readonly QuickAction[];
}) => (
  <ul className="card quick" aria-label={label}>
    {actions.map(({ icon, label: name, hint, onClick, busy }) => (
      <li key={name}>
        <button type="button" aria-disabled={busy} aria-busy={busy} onClick={busy ? undefined : onClick}>
          <Icon of={icon} />
          <span>
            {name} <small>{hint}</small>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
