import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ownCloud } from '../own-cloud.ts';
import { filesBelow, textsOfFile } from '../readable.ts';
import { play } from './play.ts';

const Mails = z.array(
  z.object({
    from: z.string(),
    replyTo: z.array(z.string()),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
);

/** Every address that somebody could open from a text. */
const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/[^\s"<>)]+/g) ?? [];

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Everything that was written down while the product was played in a folder of its own. */
export const evidenceIn = async (stateDir: string) => {
  // What is made to fail is told by the cloud itself, too.
  const cloud = await ownCloud({}, { stateDir, log: () => undefined });
  try {
    const played = await play(cloud);
    const mails = Mails.parse(await (await fetch(`${cloud.addresses.mailbox}/messages`)).json());
    for (const { text } of mails) played.learned.learnMail(text);
    // A function writes its last lines while the cloud closes.
    await cloud.close();
    const lines = filesBelow(join(stateDir, 'logs'), /^$/).flatMap(linesOf);
    return {
      ...played,
      lines,
      metrics: lines.filter((line) => line.includes('"_aws"')),
      /** What queues keep of messages, done or set aside. */
      queues: filesBelow(join(stateDir, 'sqs'), /^$/).flatMap(textsOfFile),
      headers: mails.map(({ from, subject }) => `${from} ${subject}`),
      links: mails.flatMap(({ text, html }) => linksIn(`${text} ${html}`)),
    };
  } finally {
    await cloud.close();
  }
};

export type Evidence = Awaited<ReturnType<typeof evidenceIn>>;
