import { createServer, type RequestListener, type Server } from 'node:http';
import { loadAssembly } from '../../../infra/local/assembly.ts';
import { listenOn } from '../../../infra/local/host/listen.ts';
import { publishedAs, publishedResources } from '../../../infra/local/published.ts';
import { cloudFrontSite } from '../../../infra/local/site.ts';
import { readDistribution } from '../../../infra/local/site/distribution.ts';
import { prepare } from '../../../infra/prepare.ts';

const host = '127.0.0.1';

/** The address of a server that ends with the worker. */
const open = async (server: Server): Promise<string> => {
  server.keepAliveTimeout = 75_000;
  const address = await listenOn(server, 0, host);
  server.unref();
  return address;
};

/** Where the public API and the widget would be: screens show it, nobody calls it. */
const elsewhere = (type: string, path: string): string => `https://${publishedAs(type, path)}.cuentaclara.example`;

/**
 * The pages that the product ships, by its own distribution: its files, its addresses, its policy. What it hands on to the
 * API of the dashboard comes to `api`, and there is no cloud behind it.
 */
export const serveDashboard = async (api: RequestListener): Promise<string> => {
  const [{ assemblyDir }, apiUrl] = await Promise.all([prepare(), open(createServer(api))]);
  const assembly = loadAssembly(assemblyDir, {
    addresses: { aws: 'https://aws.example', published: elsewhere },
    secret: () => 'nobody-asks-for-it',
  });
  const resource = publishedResources(assembly, 'AWS::CloudFront::Distribution').get('dashboard');
  if (!resource) throw new Error('The templates have no distribution of the dashboard');
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const distribution = readDistribution(resource, assembly, {
    apiUrl: () => apiUrl,
    firewall: () => () => undefined,
    log,
    now: Date.now,
  });
  return open(createServer(cloudFrontSite({ distribution, log }).listener));
};
