// The local SQS as a process of its own: fauxqs on this machine's loopback only, keeping everything in `dataDir`.
import { Server } from 'node:net';
import { startFauxqs } from 'fauxqs';

const [port, defaultRegion, dataDir] = process.argv.slice(2);

// fauxqs listens on every address and has no option for it; customers' messages stay on this machine.
Server.prototype.listen = new Proxy(Reflect.get(Server.prototype, 'listen'), {
  apply: (listen, server, [options, ...rest]) =>
    Reflect.apply(listen, server, [typeof options === 'object' ? { ...options, host: '127.0.0.1' } : options, ...rest]),
});

// Setting a message's visibility to 0 clears its receive count, which the table does not allow: fauxqs 2.4.1 answers 500
// and loses the message until its next start. Its package does not export the class, so the file is named.
const { PersistenceManager } = await import(new URL('./persistence.js', import.meta.resolve('fauxqs')).href);
if (!PersistenceManager?.prototype.updateMessageReady) throw new Error('This fauxqs is another one than 2.4.1.');
PersistenceManager.prototype.updateMessageReady = function updateMessageReady(messageId) {
  this.db
    .prepare('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?')
    .run(messageId);
};

const server = await startFauxqs({ port: Number(port), defaultRegion, dataDir, logger: false });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
