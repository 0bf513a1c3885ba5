import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { isOfTheApp } from '#shared/app-addresses.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  /** Handed to the next page through the browser's history; never in the address. */
  readonly state?: unknown;
}

/**
 * A link of the router. The router's own `Link` brings the prefetching of its framework mode with it, 2 kB that every
 * visitor would load for nothing.
 */
const AppLink = ({ to, replace, state, onClick, children, ...rest }: LinkProps) => {
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

const leavesTheApp = (to: To): boolean => typeof to === 'string' && to.startsWith('/') && !isOfTheApp(to);

/** A link inside the product: a page of the app is shown by the router, a document by the browser. */
export const Link = ({ to, replace, state, children, ...rest }: LinkProps) => {
  if (typeof to === 'string' && leavesTheApp(to))
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  return (
    <AppLink {...rest} to={to} {...(replace === undefined ? {} : { replace })} state={state}>
      {children}
    </AppLink>
  );
};
