import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { every } from '../constructs/every.ts';
import { ProductFunction, type FunctionGround } from '../constructs/function.ts';
import { alarmPeriod, often, type Watched } from '../constructs/watched.ts';
import { jobFunctions, operatorFunction } from '../functions.ts';
import type { Reaches } from '../reaches.ts';
import { operatorFunctionName, type Stage } from '../stage.ts';

export interface WorkProps extends StackProps {
  readonly stage: Stage;
  readonly reaches: Reaches;
  readonly functionsDir: string;
}

const timeout = Duration.minutes(1);

/** What runs without a customer waiting for its answer; each kind of work hands over what it has to be watched. */
export class WorkStack extends Stack {
  readonly watched: readonly Watched[];

  constructor(scope: Construct, id: string, { stage, reaches, functionsDir, ...props }: WorkProps) {
    super(scope, id, props);
    const ground = { code: Code.fromAsset(functionsDir), reaches };
    this.watched = [...this.#schedules(ground), this.#operators(stage, ground)];
  }

  #schedules(ground: FunctionGround): Watched[] {
    return jobFunctions.map(({ name, impact, everyMinutes, ...planned }) => {
      const made = new ProductFunction(this, name, { ...planned, ...ground, timeout });
      every(everyMinutes, made);
      return {
        alarm: `${name}Fails`,
        impact,
        metric: made.metricErrors({ period: alarmPeriod }),
        alarmAt: everyMinutes * 60 > alarmPeriod.toSeconds() ? 1 : often,
      };
    });
  }

  #operators(stage: Stage, ground: FunctionGround): Watched {
    const { name, impact, ...planned } = operatorFunction;
    const functionName = operatorFunctionName(stage);
    const made = new ProductFunction(this, name, { ...planned, ...ground, timeout, functionName });
    return { alarm: `${name}Fails`, impact, metric: made.metricErrors({ period: alarmPeriod }), alarmAt: 1 };
  }
}
