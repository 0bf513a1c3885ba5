import { Aws, CfnParameter, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { unsettled } from '#functions/records/keys.ts';
import { evenAnswerMs } from '#shared/plans.ts';
import { every } from '../constructs/every.ts';
import { ProductFunction } from '../constructs/function.ts';
import { integrationTimeout, RestService } from '../constructs/rest-service.ts';
import { endpointFunctions, jobFunctions, operatorFunction } from '../functions.ts';
import type { Reaches } from '../grants.ts';
import { dashboardAddressParameter, operatorFunctionName, type Stage } from '../stage.ts';
import type { CoreStack } from './core.ts';

export interface Watched {
  readonly name: string;
  readonly impact: string;
  /** Counts every failure that a customer or operator meets, within `alarmPeriod`. */
  readonly failures: IMetric;
  readonly alarmAt: number;
}

export const alarmPeriod = Duration.minutes(5);
const often = 3;

export interface AppApiProps extends StackProps {
  readonly stage: Stage;
  readonly core: CoreStack;
  readonly functionsDir: string;
}

/** The API of the dashboard: one Lambda per endpoint, one role per Lambda, and the jobs that keep its promises. */
export class AppApiStack extends Stack {
  readonly service: RestService;
  readonly watched: readonly Watched[];

  constructor(scope: Construct, id: string, { stage, core, functionsDir, ...props }: AppApiProps) {
    super(scope, id, props);
    const code = Code.fromAsset(functionsDir);
    const reaches = this.#reaches(stage, core);
    this.service = new RestService(this, 'AppApi', { name: `cuentaclara-${stage.stage}-app`, requestsPerSecond: 500 });

    const ofEndpoints = endpointFunctions.map(({ name, spec, impact, ...planned }) => {
      const made = new ProductFunction(this, name, { ...planned, code, reaches, timeout: integrationTimeout });
      // A function that answers 500 has not failed for Lambda: the gateway sees those, crashes and time-outs alike.
      const failures = this.service
        .add(spec, made)
        .metricServerError(this.service.api.deploymentStage, { period: alarmPeriod, statistic: 'Sum' });
      return { name, impact, failures, alarmAt: often };
    });
    this.service.seal();

    const ofJobs = jobFunctions.map(({ name, impact, everyMinutes, ...planned }) => {
      const made = new ProductFunction(this, name, { ...planned, code, reaches, timeout: Duration.minutes(1) });
      every(everyMinutes, made);
      const failures = made.metricErrors({ period: alarmPeriod });
      return { name, impact, failures, alarmAt: everyMinutes * 60 > alarmPeriod.toSeconds() ? 1 : often };
    });
    const { name, impact, ...planned } = operatorFunction;
    const ofOperators = new ProductFunction(this, name, {
      ...planned,
      code,
      reaches,
      timeout: Duration.minutes(1),
      functionName: operatorFunctionName(stage),
    });
    this.watched = [
      ...ofEndpoints,
      ...ofJobs,
      { name, impact, failures: ofOperators.metricErrors({ period: alarmPeriod }), alarmAt: 1 },
    ];
  }

  #reaches(stage: Stage, { table, bankDataKey, cursorKey, pseudonymKey, originProof }: CoreStack): Reaches {
    const bankDataUrl = new CfnParameter(this, 'BankDataUrl', {
      default: 'https://account-validation.prometeoapi.net',
      description: 'Address of the bank-data provider',
    });
    const addressAllowance = new CfnParameter(this, 'AddressAllowance', {
      type: 'Number',
      default: 1,
      minValue: 1,
      description: 'Multiplies what one IP address may ask of sign-up and login (perAddress in shared/plans.ts)',
    });
    const evenAnswer = new CfnParameter(this, 'EvenAnswerMs', {
      type: 'Number',
      default: evenAnswerMs,
      minValue: 0,
      description: 'How long sign-up and forgot-password take at least, so that their time tells nothing',
    });
    const identity = new EmailIdentity(this, 'MailIdentity', { identity: Identity.domain(stage.mailDomain) });
    const parameterName = dashboardAddressParameter(stage);
    const TABLE_NAME = table.tableName;
    return {
      table: { arns: [table.tableArn], environment: { TABLE_NAME } },
      unsettledIndex: { arns: [`${table.tableArn}/index/${unsettled.indexName}`], environment: { TABLE_NAME } },
      mail: {
        arns: [identity.emailIdentityArn],
        environment: { MAIL_FROM: `CuentaClara <no-reply@${stage.mailDomain}>` },
      },
      dashboardAddress: {
        arns: [`arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${parameterName}`],
        environment: { DASHBOARD_ADDRESS_PARAMETER: parameterName },
      },
      bankDataKey: {
        arns: [bankDataKey.secretArn],
        environment: { BANK_DATA_URL: bankDataUrl.valueAsString, BANK_DATA_SECRET: bankDataKey.secretArn },
      },
      addressAllowance: { arns: [], environment: { ADDRESS_ALLOWANCE: addressAllowance.valueAsString } },
      // Given, not read: every call of a guest needs it, and a second secret would cost each cold start one more call.
      originProof: { arns: [], environment: { ORIGIN_PROOF: originProof.secretValue.unsafeUnwrap() } },
      evenAnswer: { arns: [], environment: { EVEN_ANSWER_MS: evenAnswer.valueAsString } },
      cursorKey: { arns: [cursorKey.secretArn], environment: { CURSOR_SECRET: cursorKey.secretArn } },
      pseudonymKey: { arns: [pseudonymKey.secretArn], environment: { PSEUDONYM_SECRET: pseudonymKey.secretArn } },
    };
  }
}
