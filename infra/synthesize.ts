import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchFilesPrefix } from '#functions/rules/batches/file.ts';
import { uploadsPrefix } from '#functions/rules/support/files.ts';
import { receiveCspReports } from '#shared/contract/app/csp-reports.ts';
import { getKeySet } from '#shared/contract/app/receipts.ts';
import { acknowledge } from './acknowledge.ts';
import { releaseIn } from './constructs/release.ts';
import type { Sites } from './prepare.ts';
import { reachesOf } from './reaches.ts';
import { ApiFunctionsStack } from './stacks/api-functions.ts';
import { ApiStack, servedApis } from './stacks/api.ts';
import { CoreStack } from './stacks/core.ts';
import { EdgeStack } from './stacks/edge.ts';
import { WatchStack } from './stacks/watch.ts';
import { WebStack } from './stacks/web.ts';
import { WidgetStack } from './stacks/widget.ts';
import { WorkStack } from './stacks/work.ts';
import { stageOf } from './stage.ts';

export interface Synthesis {
  readonly outdir: string;
  readonly functionsDir: string;
  readonly sites: Sites;
  /** Validates every template offline and against cdk-nag; any finding is an error. Costs about two seconds. */
  readonly strict: boolean;
  /** As `cdk -c name=value` gives it, for those who are not started by it. */
  readonly settings?: Readonly<Record<string, string>>;
}

const flags = (JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8')) as { context: object })
  .context;

const appOf = ({ outdir, strict, settings = {} }: Pick<Synthesis, 'outdir' | 'strict' | 'settings'>): App => {
  if (!strict) process.env['CDK_VALIDATION'] = 'false';
  return new App({
    outdir,
    analyticsReporting: false,
    postCliContext: strict ? { '@aws-cdk/core:validateAgainstDefaultRules': true } : {},
    context: { ...flags, ...settings },
  });
};

const coreOf = (app: App) => {
  const stage = stageOf(app);
  const name = (stack: string) => `cuentaclara-${stage.stage}-${stack}`;
  return { stage, name, core: new CoreStack(app, 'Core', { stackName: name('core'), stage }) };
};

/** Writes the table, the buckets and the secrets alone, which need no code: for whoever wants a table and no product. */
export const synthesizeCore = (outdir: string): string => {
  const app = appOf({ outdir, strict: false });
  coreOf(app);
  return app.synth().directory;
};

/** Writes the cloud assembly: the one definition that AWS deploys and the local cloud boots. */
export const synthesize = ({ functionsDir, sites, ...options }: Synthesis): string => {
  const { strict } = options;
  const app = appOf(options);
  const { stage, name, core } = coreOf(app);
  const reaches = reachesOf(core, stage);
  const work = new WorkStack(app, 'Work', { stackName: name('work'), stage, core, reaches, functionsDir });
  const withQueues = { ...reaches, ...work.directQueues };
  const functions = new Map(
    servedApis.map((api) => [api, new ApiFunctionsStack(app, { api, stage, reaches: withQueues, functionsDir })]),
  );
  const documentation = reaches.publicAddress.environment.PUBLIC_ADDRESS;
  const apis = new Map(
    [...functions].map(([api, made]) => [
      api,
      new ApiStack(app, { api, stage, core, documentation, functions: made.functions }),
    ]),
  );
  const appApi = apis.get('app');
  const siteApi = appApi && { api: appApi.service.api, originProof: core.originProofs.shown };
  const edge = new EdgeStack(app, 'Edge', { stackName: name('edge'), stage });
  const publicApi = apis.get('public')?.service.api;
  const widget = new WidgetStack(app, 'Widget', {
    stackName: name('widget'),
    stage,
    ticketKey: core.widgetTicketKey,
    dir: sites.widget,
    firewallArn: edge.firewallArn,
    apis: publicApi ? { '/v1/widget/frame': { api: publicApi, originProof: core.originProofs.shown } } : {},
    // Its pages tell their own origin what browsers refused on them.
    answered: siteApi ? { [receiveCspReports.path]: siteApi } : {},
  });
  widget.addStackDependency(edge, 'the firewall of the distribution');
  const web = new WebStack(app, 'Web', {
    stackName: name('web'),
    stage,
    dir: sites.web,
    firewallArn: edge.firewallArn,
    publicAddress: documentation,
    supportAddress: reaches.supportAddress.environment.SUPPORT_ADDRESS,
    publicApi: publicApi?.url,
    widget: { address: widget.address, ...releaseIn(sites.widget) },
    uploads: [
      `https://${core.batchFiles.bucketRegionalDomainName}/${batchFilesPrefix}`,
      `https://${core.supportFiles.bucketRegionalDomainName}/${uploadsPrefix}`,
    ],
    apis: siteApi ? { '/api': siteApi } : {},
    answered: siteApi ? { [getKeySet.path]: siteApi } : {},
  });
  // Read by an output across regions, which tells CDK of no order.
  web.addStackDependency(edge, 'the firewall of the distribution');
  new WatchStack(app, 'Watch', {
    stackName: name('watch'),
    stage,
    watched: [...apis.values(), work].flatMap(({ watched }) => watched),
  });
  Tags.of(app).add('product', 'cuentaclara');
  acknowledge(core, [...functions.values(), ...apis.values(), work, web, widget]);
  if (strict) Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  return app.synth().directory;
};
