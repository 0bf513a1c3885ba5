// The local SQS as a process of its own: fauxqs on this machine's loopback only, keeping everything in `dataDir`.
import { Server } from 'node:net';
import { startFauxqs } from 'fauxqs';

const [port, defaultRegion, dataDir] = process.argv.slice(2);

// fauxqs listens on every address and has no option for it; customers' messages stay on this machine.
Server.prototype.listen = new Proxy(Server.prototype.listen, {
  apply: (listen, server, [options, ...rest]) =>
    Reflect.apply(listen, server, [typeof options === 'object' ? { ...options, host: '127.0.0.1' } : options, ...rest]),
});

const server = await startFauxqs({ port: Number(port), defaultRegion, dataDir, logger: false });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
