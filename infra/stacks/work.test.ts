import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobFunctions, queueFunctions } from '../functions.ts';
import { prepare } from '../prepare.ts';

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

const { assemblyDir } = await prepare();
const { Resources } = JSON.parse(readFileSync(join(assemblyDir, 'Work.template.json'), 'utf8')) as {
  readonly Resources: Readonly<Record<string, Resource>>;
};

const mappingOf = (name: string) =>
  Object.entries(Resources).find(
    ([id, { Type }]) => Type === 'AWS::Lambda::EventSourceMapping' && id.startsWith(`${name}Feed`),
  )?.[1].Properties;

test.for(queueFunctions)('$name gets so many messages at once, each alone, where it says so', ({ name, delivery }) => {
  const { atOnce, perRun = 1 } = delivery;
  expect(mappingOf(name)).toMatchObject(
    atOnce === undefined ? { BatchSize: 10 } : { BatchSize: perRun, ScalingConfig: { MaximumConcurrency: atOnce } },
  );
});

test('of a hundred rows of batches that are asked about at once, ten share a run', () => {
  expect(mappingOf('QueueAnswerBatchRow')).toMatchObject({ BatchSize: 10, ScalingConfig: { MaximumConcurrency: 10 } });
});

test('two gateway keys are made at once, of the five a second that a region takes', () => {
  expect(mappingOf('QueueMakeGatewayKey')).toMatchObject({ ScalingConfig: { MaximumConcurrency: 2 } });
});

const retries = Object.values(Resources)
  .filter(({ Type }) => Type === 'AWS::Lambda::EventInvokeConfig')
  .map(({ Properties }) => Properties as { readonly FunctionName: { readonly Ref: string } });

test.for(jobFunctions)(
  'a failed run of $name is not repeated by Lambda, which would count its failures thrice',
  ({ name }) => {
    const own = retries.filter(({ FunctionName }) => new RegExp(`^${name}[0-9A-F]{8}$`).test(FunctionName.Ref));
    expect(own).toMatchObject([{ MaximumRetryAttempts: 0 }]);
  },
);
