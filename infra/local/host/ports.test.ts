import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer, listenOn } from './listen.ts';
import { claimPorts } from './ports.ts';

const host = '127.0.0.1';

it('claims a free range, which nobody else gets while its control port listens', async () => {
  const first = await claimPorts(0, host);
  const base = first.of('dashboard');
  await expect(claimPorts(base, host)).rejects.toThrow(`Port ${base + 6} (control) is in use`);
  expect([first.of('dynamodb'), first.url('appApi')]).toEqual([base + 8, `http://${host}:${base + 1}`]);
  await closeServer(first.control);
});

it('names the port that is taken, and leaves the others free', async () => {
  const { of, control } = await claimPorts(0, host);
  await closeServer(control);
  const stranger = createServer();
  await listenOn(stranger, of('mailbox'), host);
  await expect(claimPorts(of('dashboard'), host)).rejects.toThrow(`Port ${of('mailbox')} (mailbox) is in use`);
  await closeServer(stranger);
  await closeServer((await claimPorts(of('dashboard'), host)).control);
});
