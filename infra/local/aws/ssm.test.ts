import { DescribeParametersCommand, GetParameterCommand, GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { describe, expect, it } from 'vitest';
import { allow, functionWith } from './fixtures/cloud.ts';
import { testEndpoint } from './fixtures/endpoint.ts';

const arn = (name: string) => `arn:aws:ssm:us-east-1:000000000000:parameter/${name}`;
const parameter = (name: string, Name: string | undefined, Value: string) => ({
  type: 'AWS::SSM::Parameter',
  name,
  properties: { Name, Type: 'String', Value },
});

const cloud = testEndpoint([
  parameter('Deep', '/cuentaclara/latency', '250'),
  parameter('Plain', undefined, 'yes'),
  ...functionWith('reader', [allow(['ssm:GetParameter', 'ssm:GetParameters'], arn('*'))]),
  ...functionWith('narrow', [allow('ssm:GetParameter', arn('Plain'))]),
]);
const client = (name = 'reader') => new SSMClient(cloud.as(name));

describe('Parameter Store', () => {
  it.each([
    ['/cuentaclara/latency', '250'],
    ['Plain', 'yes'],
    [arn('cuentaclara/latency'), '250'],
  ])('answers %s', async (Name, Value) => {
    await expect(client().send(new GetParameterCommand({ Name }))).resolves.toMatchObject({ Parameter: { Value } });
  });

  it('answers several at once and names the ones there are not', async () => {
    const { Parameters, InvalidParameters } = await client().send(
      new GetParametersCommand({ Names: ['Plain', 'absent'] }),
    );
    expect(Parameters).toMatchObject([{ Name: 'Plain', Value: 'yes' }]);
    expect(InvalidParameters).toEqual(['absent']);
  });

  it('says ParameterNotFound, AccessDenied and UnknownOperation by their names', async () => {
    await expect(client().send(new GetParameterCommand({ Name: 'absent' }))).rejects.toMatchObject({
      name: 'ParameterNotFound',
    });
    const other = new GetParameterCommand({ Name: '/cuentaclara/latency' });
    await expect(client('narrow').send(other)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const unknown = client().send(new DescribeParametersCommand({}));
    await expect(unknown).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});
