import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAtMost } from '#functions/jobs/list-metrics.ts';
import { auditFaults } from '#functions/rules/audit/audit-metrics.ts';
import { keysUnavailable } from '#functions/store/sealing/keys-unavailable.ts';
import { bursts, operatorsUnproven, securityEventsLost } from '#functions/rules/security/bursts.ts';
import { alarmPeriod } from '../constructs/watched.ts';
import { components, harms } from '#shared/status.ts';
import { declaredWork, vital } from '../concerns.ts';
import { endpointFunctions, jobFunctions, operatorFunction, queueFunctions, streamFunctions } from '../functions.ts';
import { prepare } from '../prepare.ts';

interface Alarm {
  readonly AlarmName: string;
  readonly MetricName: string;
  readonly Namespace: string;
  readonly Threshold: number;
  readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
}

const { assemblyDir } = await prepare();
const template = JSON.parse(readFileSync(join(assemblyDir, 'Watch.template.json'), 'utf8')) as {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Alarm }>>;
};

const alarmOf = (id: string): Alarm | undefined =>
  Object.entries(template.Resources).find(([name]) => new RegExp(`^${id}[0-9A-F]{8}$`).test(name))?.[1].Properties;

const dimension = (alarm: Alarm | undefined, name: string) =>
  alarm?.Dimensions.find(({ Name }) => Name === name)?.Value;

test.for(endpointFunctions)('an alarm sees every 5xx of $name, whoever answers it', ({ name, spec }) => {
  const alarm = alarmOf(`${name}Fails`);
  expect(alarm).toMatchObject({ Namespace: 'AWS/ApiGateway', MetricName: '5XXError', Threshold: 3 });
  expect([dimension(alarm, 'Method'), dimension(alarm, 'Resource')]).toEqual([spec.method, spec.path]);
});

test.for(jobFunctions)('an alarm sees $name fail, once where it runs rarely', ({ name, everyMinutes }) => {
  expect(alarmOf(`${name}Fails`)).toMatchObject({
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Threshold: everyMinutes * 60 <= alarmPeriod.toSeconds() ? 3 : 1,
  });
});

test.for(jobFunctions.filter(({ everyMinutes }) => everyMinutes > 5))(
  'an alarm rings when $name was not started for three of its turns',
  ({ name, everyMinutes }) => {
    expect(alarmOf(`${name}Idle`)).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Invocations',
      Period: 3 * 60 * everyMinutes,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
  },
);

test('an alarm sees validations that end without an answer', () => {
  expect(alarmOf('BanksSilent')).toMatchObject({ Namespace: 'CuentaClara', MetricName: 'unanswered' });
});

test.for(Object.entries(openAtMost))('an alarm sees how old the oldest item of %s is', ([list, seconds]) => {
  const alarm = alarmOf(`${list.charAt(0).toUpperCase()}${list.slice(1)}Old`);
  expect(alarm).toMatchObject({ MetricName: 'oldestOpen', Statistic: 'Maximum', Threshold: seconds });
  expect(dimension(alarm, 'list')).toBe(list);
});

test.for(['Unsettled', 'PendingAtBank'])('a job that never comes to the list %s rings, too', (list) => {
  expect(alarmOf(`${list}Old`)).toMatchObject({ TreatMissingData: 'breaching' });
  expect(alarmOf('RowsParked')).toMatchObject({ TreatMissingData: 'notBreaching' });
});

test.for([
  ['RowsParked', 'rowsParked'],
  ['UsageWrong', 'usageDifference'],
  ['UsageUnproven', 'usageUnproven'],
  ['RequestsUnlogged', 'requestsUnlogged'],
  ['BooksWrong', 'ledgerDifference'],
  ['BooksUnaudited', 'booksUnaudited'],
  ['RoundsLate', 'roundsLate'],
  ['MailsWithheld', 'mailsWithheld'],
] as const)('an alarm %s rings at the first %s', ([alarm, metric]) => {
  expect(alarmOf(alarm)).toMatchObject({ Namespace: 'CuentaClara', MetricName: metric, Threshold: 1 });
});

test('an alarm rings while there is still room in the region, and when gateway keys that nobody uses grow', () => {
  expect(alarmOf('GatewayKeysNearlyAll')).toMatchObject({ MetricName: 'gatewayKeysInRegion', Threshold: 9_000 });
  expect(alarmOf('GatewayKeysLeft')).toMatchObject({ MetricName: 'gatewayKeysLeft', Threshold: 100 });
});

const allAlarms = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');

test('every alarm says by its name of which component it is, and what customers notice', () => {
  const names = allAlarms.map(({ Properties: { AlarmName } }) => AlarmName);
  expect(names.length).toBeGreaterThan(100);
  const known = new RegExp(`^cuentaclara-dev/(?:${components.join('|')})/(?:${harms.join('|')})/\\w+$`);
  expect(names.filter((name) => !known.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.split('/')[1]))).toEqual(new Set(components));
});

test('no line speaks of work that there is not', () => {
  const all = [...jobFunctions, ...queueFunctions, ...streamFunctions, operatorFunction].map(({ name }) => name);
  expect(declaredWork.toSorted()).toEqual(all.toSorted());
});

test.for(vital)('%s is out where half of its calls fail, and degraded before', (name) => {
  expect(alarmOf(`${name}Out`)?.AlarmName).toMatch(/\/outage\/\w+Out$/);
  expect(alarmOf(`${name}Fails`)?.AlarmName).toMatch(/\/degraded\/\w+Fails$/);
});

test.for(Object.entries(bursts))('an alarm sees a burst of %s among the events of customers', ([name, { alarmAt }]) => {
  const alarm = alarmOf(name.charAt(0).toUpperCase() + name.slice(1));
  expect(alarm).toMatchObject({ Namespace: 'CuentaClara', MetricName: name, Threshold: alarmAt, Statistic: 'Sum' });
});

test.for([
  ['SecurityEventsLost', securityEventsLost],
  ['OperatorsUnproven', operatorsUnproven],
  ['AuditBroken', auditFaults],
  ['KeysUnavailable', keysUnavailable],
] as const)('an alarm called %s watches what is told as %s', ([alarm, metric]) => {
  expect(alarmOf(alarm)).toMatchObject({ Namespace: 'CuentaClara', MetricName: metric });
});
