import type { Inside } from '../api-key.ts';
import type { Addresses } from '../customer.ts';
import { inLanes } from '../in-lanes.ts';

/** What was tried, and what came of it. */
export interface Finding {
  readonly tried: string;
  readonly times: number;
  readonly happened: string;
  readonly held: boolean;
}

/** A product at some address, as anybody meets it. */
export interface Site {
  /** Of the dashboard, its API below `/api`. */
  readonly address: string;
  /** Multiplies how often things are tried: 1 is a short trial. */
  readonly size: number;
}

/** A cloud of this machine, whose mails are read, whose clock moves and whose callers come from any address. */
export interface Cloud extends Site {
  readonly addresses: Addresses;
  readonly inside: Inside;
  readonly callFrom: (path: string, from: string, body: object) => Promise<Response>;
  readonly advance: (seconds: number) => Promise<unknown>;
}

export interface Trial<G extends Site = Site> {
  readonly name: string;
  readonly run: (ground: G) => Promise<readonly Finding[]>;
}

/** How many answers there were of each status: `401: 6, 429: 54`. */
export const told = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, (status) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, of]) => `${status}: ${of.length}`)
    .join(', ');

/** What was tried, and what was answered to it; what else there is to say of it comes last. */
export const answered = (tried: string, statuses: readonly number[], held: boolean, more?: string): Finding => ({
  tried,
  times: statuses.length,
  happened: [told(statuses), ...(more === undefined ? [] : [more])].join('; '),
  held,
});

/** All at the same moment. */
export const atOnce = <T>(count: number, one: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));

/** So many at a time as a small machine serves. */
const lanes = 4;
export const times = <T>(count: number, one: (turn: number) => Promise<T>): Promise<T[]> =>
  inLanes(lanes, Array.from({ length: count }), (_, turn) => one(turn));

/** One after the other: what comes at the same moment is tried elsewhere. */
export const inTurn = <T>(count: number, one: (turn: number) => Promise<T>): Promise<T[]> =>
  inLanes(1, Array.from({ length: count }), (_, turn) => one(turn));

const refusals = new Set([400, 401, 403, 404, 405, 413, 414, 415, 422, 429, 431]);
/** Whether all of it was refused as somebody's own fault. */
export const allRefused = (statuses: readonly number[]): boolean => statuses.every((status) => refusals.has(status));
