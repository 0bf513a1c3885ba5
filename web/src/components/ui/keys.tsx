import './keys.css';

/** Keys as they are written on a keyboard, one after the other. */
export const Keys = ({ of, isHidden }: { readonly of: readonly string[]; readonly isHidden?: boolean }) => (
  <span className="keys" aria-hidden={isHidden}>
    {of.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
