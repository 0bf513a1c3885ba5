import { CfnParameter, type Stack } from 'aws-cdk-lib';
import type { Stage } from './stage.ts';

/** Where people read what an error means: problem documents and search engines are told this address. */
export const publicAddress = (stack: Stack, { domain }: Stage): CfnParameter =>
  new CfnParameter(stack, 'PublicAddress', {
    default: `https://${domain ?? 'cuentaclara.example'}`,
    allowedPattern: String.raw`https://[a-z0-9.-]+|http://127\.0\.0\.1:\d+`,
    description: 'Address of the site, without a slash at its end; the documentation of the API stands below it',
  });
