import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { openMailbox } from '../aws/mailbox/mailbox.ts';
import { openSecrets } from '../aws/secrets/secrets.ts';
import { positions } from '../events/streams/positions.ts';
import { times } from '../events/streams/times.ts';
import { productClock } from './clock.ts';
import { readWhole, writeWhole } from './files.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const noResources = { all: [], of: () => [], byArn: () => undefined } as unknown as Parameters<typeof openSecrets>[0];
const parts = (file: string, clock = productClock()) => ({ file, clock, tables: ['notes'], newest: () => 7 });

/** Every kind of state that is kept in a file: how it gets there, and how a start reads it. */
const kinds = {
  clock: {
    file: 'clock',
    write: (file: string) => productClock(file).advance(30 * 86_400),
    open: (file: string) => productClock(file),
  },
  positions: {
    file: 'mapping.json',
    write: (file: string) => positions(file, () => '12345').move(0, '23456'),
    open: (file: string) => positions(file, () => '0'),
  },
  advances: {
    file: 'advances.json',
    write: (file: string) => {
      const clock = productClock();
      times(parts(file, clock));
      clock.advance(60);
    },
    open: (file: string) => times(parts(file)),
  },
  secrets: {
    file: 'secrets.json',
    write: (file: string) => writeWhole(file, { path: 'value' }),
    open: () => openSecrets(noResources, directory),
  },
};

it.each(Object.entries(kinds))(
  'says what to do about a file of %s that was cut off anywhere',
  (_, { file, write, open }) => {
    const path = join(directory, file);
    write(path);
    const whole = readFileSync(path, 'utf8').trimEnd();
    for (const length of [0, 1, Math.floor(whole.length / 2), whole.length - 1]) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      expect(() => open(path)).toThrow(/is damaged: restore it, or remove the state directory/);
    }
  },
);

it('keeps the mails beside one that was cut off, and never writes over that one', () => {
  const mail = { id: '1', from: 'a@b.mx', to: 'c@d.mx', subject: 'Hola', text: 'Hola', html: 'Hola' };
  const clock = productClock();
  for (const id of ['1', '2']) openMailbox(directory, clock).deliver({ ...mail, id });
  truncateSync(join(directory, '00000002.json'), 9);
  const said: string[] = [];
  const mailbox = openMailbox(directory, clock, (line) => said.push(line));
  mailbox.deliver({ ...mail, id: '3' });
  expect(mailbox.messages().map(({ id }) => id)).toEqual(['3', '1']);
  expect(said).toEqual([expect.stringContaining('00000002.json is damaged')]);
  expect(readFileSync(join(directory, '00000002.json'))).toHaveLength(9);
});

it('leaves what was there before when a write is cut short, and reads nothing of the rest', () => {
  const file = join(directory, 'value.json');
  writeWhole(file, [1]);
  // What a kill in the middle of a write leaves.
  writeFileSync(`${file}.new`, '[2');
  expect(readWhole(file, z.array(z.number()))).toEqual([1]);
  writeWhole(file, [3]);
  expect(readWhole(file, z.array(z.number()))).toEqual([3]);
  expect(readdirSync(directory)).toEqual(['value.json']);
});
