import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';

/** Runs a function every so many minutes, by a role that may invoke it and nothing else. A missed run is not
 * repeated; that one that failed is not either is said by the function. */
export const every = (minutes: number, run: Function): void => {
  const role = new Role(run, 'SchedulerRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    inlinePolicies: {
      own: new PolicyDocument({
        statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [run.functionArn] })],
      }),
    },
  });
  new CfnSchedule(run, 'Schedule', {
    scheduleExpression: minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`,
    flexibleTimeWindow: { mode: 'OFF' },
    target: { arn: run.functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
  });
};
