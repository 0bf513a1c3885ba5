import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobFunctions } from '../functions.ts';
import { prepare } from '../prepare.ts';

const { assemblyDir } = await prepare();
const { Resources } = JSON.parse(readFileSync(join(assemblyDir, 'Work.template.json'), 'utf8')) as {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: object }>>;
};

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
