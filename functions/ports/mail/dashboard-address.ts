import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { perEnvironment } from '../../environment.ts';
import { env } from '../grant.ts';

const client = perEnvironment(() => new SSMClient());
const memory = perEnvironment((): { address?: Promise<string> | undefined } => ({}));

const read = async (): Promise<string> => {
  const { Parameter } = await client().send(new GetParameterCommand({ Name: env('DASHBOARD_ADDRESS_PARAMETER') }));
  if (!Parameter?.Value) throw new Error('The dashboard address has no value');
  return Parameter.Value.replace(/\/$/, '');
};

/**
 * Where the dashboard lives. The web stack publishes it, because the functions are deployed before it exists; never
 * taken from a request, whose Host header anyone can write.
 */
export const dashboardAddress = (): Promise<string> => {
  const kept = memory();
  kept.address ??= read().catch((error: unknown) => {
    kept.address = undefined;
    throw error;
  });
  return kept.address;
};
