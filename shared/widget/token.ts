/**
 * A session's token is `wt_<ticket>.<secret>`. The ticket may stand in the address of the frame: `<what>.<proof>`, where
 * `what` is the origin and the end of the session as base64url of JSON, and `proof` an HMAC over it by which the edge says
 * who may frame it. The secret proves the session, and travels by message only.
 */
const form = /^wt_([\w-]{1,800}\.[\w-]{43})\.([\w-]{43})$/;

export interface TokenParts {
  readonly ticket: string;
  readonly secret: string;
}

export const partsOf = (token: string): TokenParts | undefined => {
  const [, ticket, secret] = form.exec(token) ?? [];
  return ticket !== undefined && secret !== undefined ? { ticket, secret } : undefined;
};

export const tokenOf = ({ ticket, secret }: TokenParts): string => `wt_${ticket}.${secret}`;

/** What a ticket says; whether it is true only the edge and the server know. */
export interface Ticket {
  /** The origin that may frame it. */
  readonly o: string;
  /** Until when, in seconds since 1970. */
  readonly e: number;
}

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' &&
  value !== null &&
  'o' in value &&
  typeof value.o === 'string' &&
  'e' in value &&
  typeof value.e === 'number';

export const readTicket = (ticket: string): Ticket | undefined => {
  try {
    const [what = ''] = ticket.split('.');
    const bytes = Uint8Array.from(atob(what.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isTicket(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
