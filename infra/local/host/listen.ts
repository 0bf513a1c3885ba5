import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Resolves with the server's address once it accepts connections; port 0 picks a free one. */
export const listenOn = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('The server listens on no TCP port.');
      resolve(`http://${host}:${address.port}`);
    });
  });

/** Also ends connections that a keep-alive client left open. */
export const closeServer = (server: HttpServer): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
