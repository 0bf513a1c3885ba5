import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { appAddresses } from '#shared/app-addresses.ts';
import { mailMarker, siteMarker } from '#shared/site-address.ts';
import { inlineDigests } from '../constructs/inline-digests.ts';
import type { SiteHeaders } from '../constructs/site-headers.ts';
import { StaticSite, type StaticSiteProps } from '../constructs/static-site.ts';
import { dashboardAddressParameter, type Stage } from '../stage.ts';

export interface WebProps extends StackProps, Pick<StaticSiteProps, 'dir' | 'apis' | 'answered' | 'firewallArn'> {
  readonly stage: Stage;
  /** Of this site, as the world knows it. */
  readonly publicAddress: string;
  /** Of the mailbox in which people read what customers write. */
  readonly supportAddress: string;
  /** Where customers' own systems call; the dashboard shows it. Absent while the public API declares nothing. */
  readonly publicApi: string | undefined;
  /** Where the widget comes from, and its newest release; the dashboard shows and tries it. */
  readonly widget: { readonly address: string; readonly version: string; readonly integrity: string };
  /** Where browsers send files to, of batches and for support; each ends in a slash, so that all below it is meant. */
  readonly uploads: readonly string[];
}

/** What every page of the site begins with: of pages that begin alike, once. */
const digestsIn = (dir: string): ReturnType<typeof inlineDigests> => {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const found = pages.map((name) => inlineDigests(readFileSync(join(dir, name), 'utf8')));
  const once = (all: readonly string[]) => [...new Set(all)].toSorted();
  return { script: once(found.flatMap(({ script }) => script)), style: once(found.flatMap(({ style }) => style)) };
};

/**
 * The dashboard needs nothing beyond the strictest policy but what its one page begins with, where files go, and
 * the widget, which it shows as any other page would.
 */
const headersOf = ({ dir, uploads, widget }: Pick<WebProps, 'dir' | 'uploads' | 'widget'>): SiteHeaders => {
  const inline = digestsIn(dir);
  return {
    contentSecurity: {
      'script-src': ["'self'", ...inline.script, widget.address],
      'style-src': ["'self'", ...inline.style],
      'connect-src': ["'self'", ...uploads],
      'frame-src': [widget.address],
      'trusted-types': [...mayMakeScripts],
    },
    permissions: { camera: [], geolocation: [], microphone: [], payment: [] },
  };
};

/** Who may say that a text is a script: what starts the dashboard's own worker, and what loads the widget. */
const mayMakeScripts = ['own-worker', 'widget-loader'] as const;

/** Whoever holds the address of a receipt sees it. */
const receipts = ['/r', '/r/*'] as const;

/** The dashboard and its API under one origin. */
export class WebStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, dir, apis, answered = {}, firewallArn, publicAddress, supportAddress, ...rest }: WebProps,
  ) {
    const { publicApi, widget, uploads, ...props } = rest;
    super(scope, id, props);
    const { domain, certificateArn } = stage;
    const { address } = new StaticSite(this, 'Site', {
      dir,
      app: appAddresses,
      alsoAt: { '/api-reference-test': '/api-reference' },
      markers: { [siteMarker]: publicAddress, [mailMarker]: supportAddress },
      written: { 'config.json': { widget, ...(publicApi && { publicApi }) } },
      headers: headersOf({ dir, uploads, widget }),
      apis,
      answered,
      unlisted: receipts,
      firewallArn,
      domain: domain && certificateArn ? { name: domain, certificateArn } : undefined,
    });
    new StringParameter(this, 'DashboardAddress', {
      parameterName: dashboardAddressParameter(stage),
      stringValue: address,
    });
    new CfnOutput(this, 'Dashboard', { value: address });
  }
}
