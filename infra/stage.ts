import type { App } from 'aws-cdk-lib';
import * as z from 'zod';

const Stage = z.strictObject({
  /** Names the stacks: `cuentaclara-<stage>-…`. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{0,15}$/),
  /** Domain that SES may send from. */
  mailDomain: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/),
  /** Own domain of the dashboard with its certificate in us-east-1; without them the address is CloudFront's. */
  domain: z.string().optional(),
  /** Own domain of the widget, which the certificate covers, too. */
  widgetDomain: z.string().optional(),
  certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
  /** Receives the alarms. */
  alarmEmail: z.email().optional(),
  /** Generations of what the distributions show the APIs: the first is shown, both are believed. */
  originProofs: z
    .string()
    .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})?$/)
    .transform((text) => text.split(',').map(Number)),
});
export type Stage = z.output<typeof Stage>;

const names = [
  'stage',
  'mailDomain',
  'domain',
  'widgetDomain',
  'certificateArn',
  'alarmEmail',
  'originProofs',
] as const;
const defaults = { stage: 'dev', mailDomain: 'cuentaclara.example', originProofs: '1' };

/** Reads `cdk -c name=value`; a wrong or half-given setting stops the synthesis. */
export const stageOf = (app: App): Stage => {
  const given = Object.fromEntries(
    names.map((name) => [name, app.node.tryGetContext(name) as unknown]).filter(([, value]) => value !== undefined),
  );
  const stage = Stage.parse({ ...defaults, ...given });
  if (Boolean(stage.domain) !== Boolean(stage.certificateArn))
    throw new Error('A domain needs its certificate: give domain and certificateArn, or neither');
  if (stage.widgetDomain !== undefined && (!stage.domain || stage.domain === stage.widgetDomain))
    throw new Error('widgetDomain stands beside the domain of the dashboard: give domain, and another for the widget');
  return stage;
};

/** The names that the sites of a stage have for their own, `none` where CloudFront names them: by commas. */
export const ownHosts = ({ domain, widgetDomain }: Pick<Stage, 'domain' | 'widgetDomain'>): string =>
  [domain, widgetDomain].filter(Boolean).join(',') || 'none';

/** Where the web stack publishes the dashboard's address and mails read it. */
export const dashboardAddressParameter = ({ stage }: Stage): string => `/cuentaclara/${stage}/dashboard-address`;

/** By which operators invoke their function. */
export const operatorFunctionName = ({ stage }: Pick<Stage, 'stage'>): string => `cuentaclara-${stage}-operate`;

/** Who reads what customers write, unless a parameter says otherwise. */
export const supportMailbox = ({ mailDomain }: Pick<Stage, 'mailDomain'>): string => `soporte@${mailDomain}`;

/** From which address mails come, and no other of the domain. */
export const sendingAddress = ({ mailDomain }: Pick<Stage, 'mailDomain'>): string => `no-reply@${mailDomain}`;

/** From whom mails come. */
export const mailSender = (stage: Stage): string => `CuentaClara <${sendingAddress(stage)}>`;
