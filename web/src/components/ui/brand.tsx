import './brand.css';
import { Link } from './link.tsx';

/** The name of the product; the bar below it carries the proportions of a CLABE: 3, 3, 11, 1. */
export const Wordmark = () => (
  <>
    <span>CuentaClara</span>
    <span className="brand-bar" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  </>
);

/** The wordmark, which leads to the beginning. */
export const Brand = ({ to = '/' }: { readonly to?: string }) => (
  <Link className="brand" to={to} aria-label="CuentaClara">
    <Wordmark />
  </Link>
);
