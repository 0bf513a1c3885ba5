import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Concern } from '../concerns/concern.ts';

/** What an alarm is raised for: a stack hands it over, and the watch stack makes the alarm. */
export interface Watched {
  /** Names the alarm: `AppApiLoginFails`. */
  readonly alarm: string;
  /** What customers lose meanwhile: the text of the alarm. */
  readonly impact: string;
  /** Of which component it is: its name tells the page of the status. */
  readonly concern: Concern;
  /** Taken over one `alarmPeriod`, or longer where what it watches happens rarely. */
  readonly metric: IMetric;
  /** The value from which on it rings; or below which, when nothing written down counts as nothing done. */
  readonly alarmAt: number;
  readonly isTooLittle?: boolean | undefined;
  /** It is written down every few minutes: where it is not, whoever writes it does not run, and the alarm rings too. */
  readonly isSteady?: boolean | undefined;
}

export const alarmPeriod = Duration.minutes(5);

/** Failures within one `alarmPeriod` that are no chance any more. */
export const often = 3;
