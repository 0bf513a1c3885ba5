import { randomInt } from 'node:crypto';
import { type Server, createServer } from 'node:http';

/** What answers at `--port n`, n + 1, ... */
const order = [
  'dashboard',
  'appApi',
  'publicApi',
  'widget',
  'mailbox',
  'bankData',
  'control',
  'aws',
  'dynamodb',
  'sqs',
  'paypal',
] as const;

type PortName = (typeof order)[number];

/** The eleven ports of one cloud. */
export interface Ports {
  readonly of: (name: PortName) => number;
  readonly url: (name: PortName) => string;
  /** Already listening: as long as it does, no other local cloud takes this range. */
  readonly control: Server;
}

class PortInUse extends Error {}

const listen = (port: number, name: PortName, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUse(
              `Port ${port} (${name}) is in use, perhaps by another CuentaClara. ` +
                'Stop it, or choose other ports: npm start -- --port <n>.',
            )
          : error,
      ),
    );
    server.listen(port, host, () => resolve(server));
  });

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

const claim = async (base: number, host: string): Promise<Ports> => {
  const of = (name: PortName) => base + order.indexOf(name);
  const control = await listen(of('control'), 'control', host);
  const others = order.filter((name) => name !== 'control');
  const probes = await Promise.allSettled(others.map((name) => listen(of(name), name, host)));
  await Promise.all(probes.flatMap((probe) => (probe.status === 'fulfilled' ? [close(probe.value)] : [])));
  const refused = probes.find((probe) => probe.status === 'rejected');
  if (refused) {
    await close(control);
    throw refused.reason;
  }
  return { of, url: (name) => `http://${host}:${of(name)}`, control };
};

/** Port 0 asks for any free range; ranges lie below those that systems hand out to clients. */
export const claimPorts = async (base: number, host: string): Promise<Ports> => {
  if (base !== 0) return claim(base, host);
  for (let attempt = 0; attempt < 50; attempt += 1)
    try {
      return await claim(10_000 + order.length * randomInt(2_000), host);
    } catch (error) {
      if (!(error instanceof PortInUse)) throw error;
    }
  throw new Error('No eleven free ports in a row were found.');
};
