import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Clock } from '../../host/clock.ts';
import { readWhole, writeWhole } from '../../host/files.ts';
import { type Message, message } from './message.ts';
import { serveMailbox } from './server.ts';

type Mail = Omit<z.input<typeof message>, 'receivedAt'>;

/** Where every mail that the product sends arrives. It outlives a restart: each mail is a file. */
export interface Mailbox {
  /** Newest first. */
  readonly messages: () => readonly Message[];
  /** Returns once the mail is on disk. */
  readonly deliver: (mail: Mail) => void;
  /** Serves the messages to tools (`GET /messages`, or those `?to=` one address) and people (`/`). */
  readonly listen: (
    port: number,
    host?: string,
  ) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

/** Opens the mailbox that is kept in a directory. A mail that nobody can read stays where it is and is told of. */
export const openMailbox = (directory: string, clock: Clock, log: (line: string) => void = () => {}): Mailbox => {
  const readMail = (name: string): readonly Message[] => {
    try {
      return [readWhole(join(directory, name), message) ?? []].flat();
    } catch (error) {
      log(`mailbox: ${String(error)}`);
      return [];
    }
  };
  mkdirSync(directory, { recursive: true });
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const messages = names.flatMap(readMail).reverse();
  let last = Number.parseInt(names.at(-1) ?? '0', 10);

  return {
    messages: () => messages,
    deliver: (mail) => {
      const received = message.parse({ ...mail, receivedAt: new Date(clock.now()).toISOString() });
      writeWhole(join(directory, `${String(last + 1).padStart(8, '0')}.json`), received);
      last += 1;
      messages.unshift(received);
    },
    listen: (port, host) => serveMailbox(() => messages, port, host),
  };
};
