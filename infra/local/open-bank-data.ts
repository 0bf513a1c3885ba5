import type { AwsEndpoint } from './aws/endpoint.ts';
import type { Closing } from './host/closing.ts';
import type { Ports } from './host/ports.ts';
import type { Plan } from './plan.ts';
import { latencyFromEnv, startBankData } from './simulators/bank-data/index.ts';

interface Ground {
  readonly ports: Ports;
  readonly host: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly closing: Closing;
  readonly chatter: (line: string) => void;
}

/** The simulated provider knows the key that the product finds in its secret. */
export const openBankData = async (aws: AwsEndpoint, { assembly }: Plan, ground: Ground): Promise<string> => {
  const { ports, host, env, closing, chatter: log } = ground;
  const isKey = ({ logicalId }: { readonly logicalId: string }) => logicalId.includes('BankData');
  const hasKey = assembly.of('AWS::SecretsManager::Secret').some(isKey);
  const apiKey = hasKey ? aws.secrets.value('BankData') : 'local';
  const latencyMs = latencyFromEnv(env);
  const bankData = await startBankData({ port: ports.of('bankData'), host, apiKey, latencyMs, log });
  closing.add('bank data', () => bankData.close());
  return bankData.url;
};
