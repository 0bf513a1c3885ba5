const yearSeconds = 365 * 24 * 60 * 60;

/** The value of one cookie in a `document.cookie` string. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name);

/** How a preference is kept; where there is TLS, it leaves by TLS alone. */
export const cookieOf = (name: string, value: string, { protocol }: Pick<Location, 'protocol'>): string =>
  `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;

/** Keeps a choice of this browser for a year. Preferences only: never a secret. */
export const keepCookie = (name: string, value: string): void => {
  document.cookie = cookieOf(name, value, location);
};
