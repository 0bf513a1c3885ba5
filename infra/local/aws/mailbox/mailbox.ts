import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../host/clock.ts';
import { type Message, message } from './message.ts';
import { serveMailbox } from './server.ts';

type Mail = Omit<Message, 'receivedAt'>;

/** Where every mail that the product sends arrives. It outlives a restart: each mail is a file. */
export interface Mailbox {
  /** Newest first. */
  readonly messages: () => readonly Message[];
  /** Returns once the mail is on disk. */
  readonly deliver: (mail: Mail) => void;
  /** Serves the messages to tools (`GET /messages`) and people (`/`). */
  readonly listen: (
    port: number,
    host?: string,
  ) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

/** Opens the mailbox that is kept in a directory. */
export const openMailbox = (directory: string, clock: Clock): Mailbox => {
  mkdirSync(directory, { recursive: true });
  const messages = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => message.parse(JSON.parse(readFileSync(join(directory, name), 'utf8'))))
    .reverse();

  return {
    messages: () => messages,
    deliver: (mail) => {
      const received = { ...mail, receivedAt: new Date(clock.now()).toISOString() };
      const name = `${String(messages.length + 1).padStart(8, '0')}.json`;
      writeFileSync(join(directory, name), `${JSON.stringify(received, null, 2)}\n`);
      messages.unshift(received);
    },
    listen: (port, host) => serveMailbox(() => messages, port, host),
  };
};
