import { type RequestListener, createServer } from 'node:http';
import type { LoadedAssembly } from './assembly.ts';
import { closeServer, listenOn } from './host/listen.ts';
import type { Clock } from './host/clock.ts';
import type { Closing } from './host/closing.ts';
import { type FirewallGround, firewallOfSite, firewallsOfApis } from './firewall/firewalls.ts';
import { restGateway } from './gateway.ts';
import type { RestApi } from './gateway/api.ts';
import type { LambdaHost } from './lambda.ts';
import type { Ports } from './host/ports.ts';
import { type Published, publishedAs, publishedResources } from './published.ts';
import { cloudFrontSite } from './site.ts';
import { readDistribution } from './site/distribution.ts';
import type { UsagePlans } from './usage-plans/usage-plans.ts';

interface Serving {
  readonly ports: Ports;
  readonly host: string;
  readonly closing: Closing;
  readonly firewalls: FirewallGround;
  readonly log: (line: string) => void;
  readonly chatter: (line: string) => void;
}

type Addresses = Readonly<Partial<Record<Published, string>>>;

const serve = async (
  name: Published,
  listener: RequestListener,
  { ports, host, closing }: Serving,
): Promise<string> => {
  // What is too long for AWS is refused by its emulation, in its words; Node's parser would refuse it before, in none.
  const server = createServer({ maxHeaderSize: 64 * 1024 }, listener);
  // Longer than any client on this machine keeps an idle connection, so that none is closed while it is reused.
  server.keepAliveTimeout = 75_000;
  const url = await listenOn(server, ports.of(name), host);
  closing.add(name, () => closeServer(server));
  return url;
};

interface Answering {
  readonly lambda: LambdaHost;
  readonly clock: Clock;
  readonly usage: Pick<UsagePlans, 'admit'>;
}

/** Each REST API at its own port. */
export const serveApis = async (
  apis: readonly RestApi[],
  { lambda, clock, usage, ...serving }: Serving & Answering,
): Promise<Addresses> => {
  const addresses: Partial<Record<Published, string>> = {};
  const firewalls = firewallsOfApis(serving.firewalls);
  const { isOpenPast } = serving.firewalls.edge;
  for (const api of apis) {
    const name = publishedAs('AWS::ApiGateway::RestApi', api.resourcePath);
    const log = (line: string) => serving.log(`${name}: ${line}`);
    const chatter = (line: string) => serving.chatter(`${name}: ${line}`);
    const firewall = firewalls.get(api.id);
    const gateway = restGateway({ api, lambda, clock, admit: usage.admit, firewall, isOpenPast, log, chatter });
    addresses[name] = await serve(name, gateway, serving);
  }
  return addresses;
};

/** Each distribution at its own port. */
export const serveSites = async (assembly: LoadedAssembly, serving: Serving): Promise<Addresses> => {
  const addresses: Partial<Record<Published, string>> = {};
  for (const [name, resource] of publishedResources(assembly, 'AWS::CloudFront::Distribution')) {
    const log = (line: string) => serving.log(`${name}: ${line}`);
    const apiUrl = (path: string) => serving.ports.url(publishedAs('AWS::ApiGateway::RestApi', path));
    const firewall = (arn: string, usedBy: string) => firewallOfSite(arn, usedBy, serving.firewalls);
    const { now } = serving.firewalls;
    const distribution = readDistribution(resource, assembly, { apiUrl, firewall, log, now });
    const site = cloudFrontSite({ distribution, log });
    serving.closing.add(`${name}'s connections`, site.close);
    addresses[name] = await serve(name, site.listener, serving);
  }
  return addresses;
};
