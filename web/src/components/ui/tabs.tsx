import { useLocation } from 'react-router-dom';
import { Link } from './link.tsx';
import './tabs.css';

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

/** Parts of a page, each with an address of its own: links, so that they can be kept and opened beside. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) => {
  const { pathname } = useLocation();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, label: name, current }) => (
        <Link key={to} className="tab" to={{ pathname, search: to }} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
};
