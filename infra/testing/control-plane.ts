import { rmSync } from 'node:fs';
import { connect, grantsOf, type PortName } from '#functions/ports/connect.ts';
import { nameOfUsagePlan, usagePlans } from '#functions/rules/keys/usage-plans.ts';
import { statementsFor } from '../grants.ts';
import { assemblyOf, functionArn, functionWith, testRegion } from '../local/aws/fixtures/cloud.ts';
import { temporaryDirectory } from '../local/aws/fixtures/emulator.ts';
import { startAwsEndpoint } from '../local/aws/endpoint.ts';
import { productClock } from '../local/host/clock.ts';
import { planOf } from '../local/usage-plans/fixtures/plans.ts';
import type { UsagePlans } from '../local/usage-plans/usage-plans.ts';
import { ofGateway } from '../reaches.ts';

const stage = 'dev';

/** What functions may do that hold these ports, as the templates say it. */
const statementsOf = async (ports: readonly PortName[]) => {
  const resource = (path: string) => ({ arns: [`arn:aws:apigateway:${testRegion}::${path}`], environment: {} });
  const grants = (await grantsOf(ports)).filter(({ resource: name }) => name in ofGateway);
  const reaches = Object.fromEntries(Object.entries(ofGateway).map(([name, path]) => [name, resource(path)]));
  return statementsFor(grants, reaches).map((statement) => statement.toStatementJson() as object);
};

/** What no test waits for. */
const quick = { kind: 'keyRate', perSecond: 1_000_000 };

/**
 * API Gateway's control plane with the product's usage plans, beside a table that is open: the SDK of this process calls
 * it with the rights of these ports.
 */
export const openControlPlane = async (dynamodb: { readonly port: number }, ports: readonly PortName[]) => {
  const stateDir = temporaryDirectory();
  const clock = productClock();
  const assembly = assemblyOf([
    ...usagePlans.map((plan) => planOf(nameOfUsagePlan(stage, plan), 'live')),
    ...functionWith('job', await statementsOf(ports)),
  ]);
  const endpoint = await startAwsEndpoint({ assembly, port: 0, dynamodb, clock, stateDir });
  endpoint.usage.faults.inject(quick);
  const { accessKeyId, secretAccessKey } = endpoint.credentialsFor(functionArn('job'));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_API_GATEWAY: endpoint.url,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    STAGE_NAME: stage,
  });
  return {
    usage: endpoint.usage as UsagePlans,
    iam: endpoint.iam,
    advance: clock.advance,
    now: () => new Date(clock.now()).toISOString(),
    close: async () => {
      await endpoint.close();
      rmSync(stateDir, { recursive: true });
    },
  };
};

/** The ports, by the time of the control plane and without the pauses that a region asks for. */
export const unpaced = async <N extends PortName>(names: readonly N[], now: () => string) => {
  const ports = await connect([...names, 'clock.now', 'gatewayKeys.turn']);
  return {
    ...ports,
    clock: { ...ports.clock, now },
    gatewayKeys: { ...ports.gatewayKeys, turn: async () => undefined },
  };
};
