import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import type { Call, Service } from '../wire.ts';
import { inputAs, json, readJson, Refusal, unknownOperation } from '../wire.ts';
import type { Secrets } from './secrets.ts';

const getSecretValue = z.object({ SecretId: z.string(), VersionStage: z.string().default('AWSCURRENT') });

/** Secrets Manager, as far as a program that reads its secrets sees it. */
export const secretsService = (assembly: Assembly, secrets: Secrets): Service => {
  const arnOf = (id: string) =>
    secrets.find(id)?.arn ??
    (id.startsWith('arn:') ? id : `arn:aws:secretsmanager:${assembly.region}:${assembly.account}:secret:${id}`);

  const input = (call: Call) => {
    if (call.operation !== 'GetSecretValue') throw unknownOperation(call);
    return inputAs(getSecretValue, call.input);
  };

  return {
    name: 'secretsmanager',
    reasons: {
      anonymous: [400, 'MissingAuthenticationTokenException'],
      stranger: [400, 'UnrecognizedClientException'],
      denied: [400, 'AccessDeniedException'],
      invalid: [400, 'InvalidParameterException'],
      unknownOperation: [400, 'UnknownOperationException'],
      throttled: [400, 'ThrottlingException'],
      broken: [500, 'InternalServiceError'],
    },
    read: readJson,
    needs: (call) => [{ action: 'secretsmanager:GetSecretValue', resource: arnOf(input(call).SecretId) }],
    answer: (call) => {
      const { SecretId, VersionStage } = input(call);
      const secret = secrets.find(SecretId);
      if (!secret || VersionStage !== 'AWSCURRENT')
        throw new Refusal(
          [400, 'ResourceNotFoundException'],
          "Secrets Manager can't find the specified secret value for staging label: " + VersionStage,
        );
      return json(200, {
        ARN: secret.arn,
        Name: secret.name,
        SecretString: secret.value,
        VersionId: 'local-00000000-0000-0000-0000-000000000001',
        VersionStages: ['AWSCURRENT'],
      });
    },
    refuse: (status, code, message) => json(status, { __type: code, Message: message }),
  };
};
