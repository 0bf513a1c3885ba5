import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { days } from '../time.ts';
import type { Authority } from './authority.ts';
import { type Mode, timings } from './modes.ts';

export interface Parcel {
  readonly webhookId: string;
  readonly url: string;
  readonly eventId: string;
  readonly body: string;
  /** What it is about: of one subject only one is on its way at a time. */
  readonly subject: string;
}

export interface Transmission extends Parcel {
  readonly id: string;
  readonly dueAt: number;
  readonly place: number;
  readonly attempts: number;
  readonly firstAt?: number;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILURE';
}

interface Around {
  readonly now: () => number;
  readonly authority: Authority;
  readonly certificateUrl: (name: string) => string;
  readonly log: (line: string) => void;
}

const mostAttempts = 25;
const giveUpAfter = 3 * days;
const answerWithinMs = 30_000;
const mostAtOnce = 8;

/** From seconds after the first attempt to three days after it. */
const offsetOf = (attempt: number): number => giveUpAfter * (attempt / mostAttempts) ** 3;

const nextAttempt = (firstAt: number, attempts: number, now: number): number | undefined => {
  for (let attempt = attempts; attempt <= mostAttempts - 1; attempt += 1)
    if (firstAt + offsetOf(attempt) > now) return firstAt + offsetOf(attempt);
  return undefined;
};

/** Sends what is due until it is taken, and gives up after three days of the clock. */
export const openDeliveries = ({ now, authority, certificateUrl, log }: Around) => {
  const waiting = new Map<string, Transmission>();
  const ended: Transmission[] = [];
  const onTheirWay = new Map<string, Promise<void>>();
  let mode: Mode = { mode: 'normal' };
  let number = 0;
  const closing = new AbortController();

  const post = async (sent: Transmission): Promise<boolean> => {
    const time = new Date(sent.firstAt ?? now()).toISOString().replace(/\.\d+Z$/, 'Z');
    const signed = await authority.sign(`${sent.id}|${time}|${sent.webhookId}|${crc32(sent.body)}`, now());
    const answer = await fetch(sent.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithinMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'PayPal/AUHR-214.0-58143586 (simulated)',
        'paypal-transmission-id': sent.id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signed.base64,
        'paypal-cert-url': certificateUrl(signed.certificate),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-auth-version': 'v2',
        'correlation-id': randomUUID(),
      },
      body: sent.body,
    });
    await answer.arrayBuffer();
    if (!answer.ok) log(`webhook ${sent.eventId}: ${answer.status}`);
    return answer.ok;
  };

  const end = (key: string, sent: Transmission, status: Transmission['status']): void => {
    waiting.delete(key);
    ended.push({ ...sent, status });
  };

  const attempt = async (key: string, due: Transmission): Promise<void> => {
    const sent = { ...due, attempts: due.attempts + 1, firstAt: due.firstAt ?? now() };
    const isTaken = await post(sent).catch((error: unknown) => {
      log(`webhook ${sent.eventId}: ${String(error)}`);
      return false;
    });
    if (isTaken) return end(key, sent, 'SUCCESS');
    const dueAt = nextAttempt(sent.firstAt, sent.attempts, now());
    if (dueAt === undefined) return end(key, sent, 'FAILURE');
    waiting.set(key, { ...sent, dueAt });
  };

  const due = (): readonly (readonly [string, Transmission])[] => {
    const at = now();
    return [...waiting]
      .filter(([, { dueAt }]) => dueAt <= at)
      .toSorted(([, left], [, right]) => left.dueAt - right.dueAt || left.place - right.place);
  };

  const pump = (): void => {
    if (closing.signal.aborted || waiting.size === 0) return;
    for (const [key, sent] of due()) {
      if (onTheirWay.size >= mostAtOnce) return;
      if (onTheirWay.has(sent.subject)) continue;
      const way = attempt(key, sent).finally(() => {
        onTheirWay.delete(sent.subject);
        pump();
      });
      onTheirWay.set(sent.subject, way);
    }
  };

  const add = (parcel: Parcel, by: Mode): void => {
    number += 1;
    const held = [...waiting.values()].find(({ place, dueAt }) => place < 0 && dueAt > now())?.dueAt;
    const id = randomUUID();
    for (const [copy, timing] of timings(by, { now: now(), number, held }).entries())
      waiting.set(`${number}.${copy}`, { ...parcel, ...timing, id, attempts: 0, status: 'PENDING' });
  };

  return {
    setMode: (wanted: Mode): Mode => (mode = wanted),
    mode: (): Mode => mode,
    post: (parcel: Parcel): void => add(parcel, mode),
    /** Whatever the mode is. */
    resend: (parcel: Parcel): void => add(parcel, { mode: 'normal' }),
    pump,
    of: (eventId: string): readonly Transmission[] =>
      [...ended, ...waiting.values()].filter((transmission) => transmission.eventId === eventId),
    settled: async (): Promise<void> => {
      pump();
      while (onTheirWay.size > 0) {
        await Promise.all(onTheirWay.values());
        pump();
      }
    },
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(onTheirWay.values());
    },
  };
};

export type Deliveries = ReturnType<typeof openDeliveries>;
