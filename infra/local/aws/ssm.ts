import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import type { Call, Service } from './wire.ts';
import { inputAs, json, readJson, Refusal, unknownOperation } from './wire.ts';

const parameterProperties = z.object({ Name: z.string().optional(), Type: z.string(), Value: z.string() });

interface Parameter {
  readonly ARN: string;
  readonly DataType: 'text';
  readonly Name: string;
  readonly Type: string;
  readonly Value: string;
  readonly Version: 1;
}

const names = {
  GetParameter: z.object({ Name: z.string() }).transform(({ Name }) => [Name]),
  GetParameters: z.object({ Names: z.array(z.string()).min(1).max(10) }).transform(({ Names }) => Names),
};

const namesIn = (call: Call): readonly string[] => {
  const { operation } = call;
  if (operation !== 'GetParameter' && operation !== 'GetParameters') throw unknownOperation(call);
  return inputAs(names[operation], call.input);
};

/** Parameter Store: reads the parameters of the templates. */
export const ssmService = (assembly: Assembly): Service => {
  const arnOf = (name: string) =>
    name.startsWith('arn:')
      ? name
      : `arn:aws:ssm:${assembly.region}:${assembly.account}:parameter/${name.replace(/^\//, '')}`;
  const parameters = new Map(
    assembly.of('AWS::SSM::Parameter').map((resource): readonly [string, Parameter] => {
      const { Name = resource.physicalId, Type, Value } = readProperties(resource, parameterProperties);
      return [arnOf(Name), { ARN: arnOf(Name), DataType: 'text', Name, Type, Value, Version: 1 }];
    }),
  );

  return {
    name: 'ssm',
    reasons: {
      anonymous: [400, 'MissingAuthenticationTokenException'],
      stranger: [400, 'UnrecognizedClientException'],
      denied: [400, 'AccessDeniedException'],
      invalid: [400, 'ValidationException'],
      unknownOperation: [400, 'UnknownOperationException'],
      throttled: [400, 'ThrottlingException'],
      broken: [500, 'InternalServerError'],
    },
    read: readJson,
    needs: (call) => namesIn(call).map((name) => ({ action: `ssm:${call.operation}`, resource: arnOf(name) })),
    answer: (call) => {
      const asked = namesIn(call);
      const found = asked.flatMap((name) => parameters.get(arnOf(name)) ?? []);
      const missing = asked.filter((name) => !parameters.has(arnOf(name)));
      if (call.operation === 'GetParameters') return json(200, { Parameters: found, InvalidParameters: missing });
      if (missing.length) throw new Refusal([400, 'ParameterNotFound'], `There is no parameter ${missing.join()}.`);
      return json(200, { Parameter: found[0] });
    },
    refuse: (status, code, message) => json(status, { __type: code, message }),
  };
};
