import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  /** Handed to the next page through the browser's history; never in the address. */
  readonly state?: unknown;
}

/**
 * A link inside the product. The router's own `Link` brings the prefetching of its framework mode with it, 2 kB that every
 * visitor of the landing page would load for nothing.
 */
export const Link = ({ to, replace, state, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace === undefined ? {} : { replace }) });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
};
