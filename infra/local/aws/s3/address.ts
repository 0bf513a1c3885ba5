import { Refusal } from '../wire.ts';

/** Name and value, decoded, in the order of the address. */
export type Query = readonly (readonly [name: string, value: string])[];

/** What the address of a request says: `/bucket/a/key?query`. */
export interface Address {
  /** Without the query, decoded. */
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: Query;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal([400, 'InvalidURI'], "Couldn't parse the specified URI.");
  }
};

/** A plus sign in a query is a space, as in a form; in a path it is itself. */
const queryIn = (text: string): Query =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', '%20').split('=');
      return [decoded(name), decoded(value.join('='))];
    });

/** SDKs name the bucket in the path where the endpoint is an IP address, as it is on this machine. */
export const addressOf = (url: string): Address => {
  const [pathname = '', ...query] = url.split('?');
  const whole = decoded(pathname);
  const [, bucket = '', ...key] = whole.split('/');
  return { path: whole, bucket, key: key.join('/'), query: queryIn(query.join('?')) };
};

/** The only value of a name; undefined where there is none, or more than one to choose from. */
export const only = (query: Query, name: string): string | undefined => {
  const [first, ...others] = query.filter(([each]) => each === name);
  return others.length > 0 ? undefined : first?.[1];
};
