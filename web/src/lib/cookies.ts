const yearSeconds = 365 * 24 * 60 * 60;

/** The value of one cookie in a `document.cookie` string. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name);

/** Keeps a choice of this browser for a year. Preferences only: never a secret. */
export const keepCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
};
