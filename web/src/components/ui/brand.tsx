import './brand.css';
import { Link } from './link.tsx';

/** The wordmark; the bar below it carries the proportions of a CLABE: 3, 3, 11, 1. */
export const Brand = ({ to = '/' }: { readonly to?: string }) => (
  <Link className="brand" to={to} aria-label="CuentaClara">
    <span>CuentaClara</span>
    <span className="brand-bar" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  </Link>
);
