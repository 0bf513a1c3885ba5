import type { Credentials } from '../aws/identity.ts';
import type { FunctionDefinition } from './definition.ts';

interface Surroundings {
  readonly region: string;
  readonly endpointUrl: string;
  readonly credentialsFor: (functionArn: string) => Credentials;
}

/** `process.env` of a function: its own variables, and those that Lambda reserves. Nothing of the host's. */
export const environmentVariables = (
  definition: FunctionDefinition,
  { region, endpointUrl, credentialsFor }: Surroundings,
): Readonly<Record<string, string>> => {
  const { accessKeyId, secretAccessKey, sessionToken } = credentialsFor(definition.arn);
  return {
    LANG: 'en_US.UTF-8',
    PATH: '/var/lang/bin:/usr/local/bin:/usr/bin:/bin',
    TZ: ':UTC',
    ...definition.variables,
    _HANDLER: definition.handler,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${definition.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: definition.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_ENDPOINT_URL: endpointUrl,
    LAMBDA_TASK_ROOT: definition.directory,
  };
};
