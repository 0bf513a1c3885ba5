import { describe, expect, it } from 'vitest';
import { assemblyOf, type Described } from '../aws/fixtures/cloud.ts';
import { queueResource } from '../events/fixtures/deliveries.ts';
import { productClock } from '../host/clock.ts';
import { cloudWatchAlarms } from './alarms.ts';
import { eventBus, type BusEvent } from './bus.ts';
import { ruleMistakes } from './mistakes.ts';
import { readRules } from './read.ts';

const queue = queueResource('told');

const resourceOf = (type: string, name: string, properties: Readonly<Record<string, unknown>>): Described => ({
  type,
  name,
  arn: `arn:aws:${name}`,
  properties,
});

const ringing = { source: ['aws.cloudwatch'], detail: { state: { value: ['ALARM'] } } };
const ruleOf = (EventPattern: object, more: object = {}) =>
  resourceOf('AWS::Events::Rule', 'Rings', { EventPattern, Targets: [{ Id: 'T', Arn: queue.arn }], ...more });

const policyOf = (statement: object) =>
  resourceOf('AWS::SQS::QueuePolicy', 'Policy', {
    Queues: [queue.name],
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'events.amazonaws.com' },
          Action: ['sqs:SendMessage', 'sqs:GetQueueUrl'],
          Resource: queue.arn,
          Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:Rings' } },
          ...statement,
        },
      ],
    },
  });

const world = (resources: readonly Described[]) => {
  const assembly = assemblyOf(resources);
  const sent: (readonly [queue: string, event: BusEvent])[] = [];
  const queues = {
    send: async (to: string, body: string) => void sent.push([to, JSON.parse(body) as BusEvent]),
    receive: async () => [],
    delete: async () => undefined,
    reveal: async () => undefined,
    close: () => undefined,
  };
  const clock = productClock();
  const bus = eventBus({ rules: readRules(assembly), queues, clock, onSent: () => undefined });
  return { sent, alarms: cloudWatchAlarms(assembly, bus, clock) };
};

const alarm = resourceOf('AWS::CloudWatch::Alarm', 'shop/Late', { AlarmDescription: 'Customers wait.' });

describe('an alarm', () => {
  it('tells the queues of the rules that it matches, in the words of CloudWatch, and only what is new', async () => {
    const { sent, alarms } = world([queue, alarm, ruleOf(ringing)]);
    expect(await alarms.set({ alarm: 'Late', state: 'ALARM' })).toEqual(['Rings']);
    expect(await alarms.set({ alarm: 'shop/Late', state: 'ALARM' })).toEqual([]);
    expect(await alarms.set({ alarm: 'Late', state: 'OK' })).toEqual([]);
    expect(sent).toMatchObject([
      [
        'told',
        {
          'detail-type': 'CloudWatch Alarm State Change',
          source: 'aws.cloudwatch',
          resources: ['arn:aws:shop/Late'],
          detail: {
            alarmName: 'shop/Late',
            previousState: { value: 'OK' },
            state: { value: 'ALARM', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+0000$/) },
          },
        },
      ],
    ]);
  });

  it('that nobody has cannot ring', async () => {
    await expect(world([alarm]).alarms.set({ alarm: 'Moon', state: 'ALARM' })).rejects.toThrow('0 alarms are called');
  });
});

describe('a rule', () => {
  const mistakesOf = (resources: readonly Described[]) => {
    const assembly = assemblyOf(resources);
    return ruleMistakes(readRules(assembly), assembly);
  };

  it('needs a queue that lets it in, and nobody else', () => {
    expect(mistakesOf([queue, ruleOf(ringing), policyOf({})])).toEqual([]);
    const refused = [expect.stringMatching(/^Test\/Rings: no policy of .*told lets events.amazonaws.com/)];
    expect(mistakesOf([queue, ruleOf(ringing)])).toEqual(refused);
    for (const worse of [
      { Effect: 'Deny' },
      { Principal: { Service: 'sns.amazonaws.com' } },
      { Action: 'sqs:GetQueueUrl' },
      { Resource: 'arn:other' },
      { Condition: { ArnEquals: { 'aws:SourceArn': 'arn:other' } } },
      { Condition: undefined },
    ])
      expect(mistakesOf([queue, ruleOf(ringing), policyOf(worse)])).toEqual(refused);
  });

  it('tells a queue of the templates', () => {
    expect(mistakesOf([ruleOf(ringing)])).toEqual([expect.stringMatching(/which is no queue of the templates/)]);
  });

  it.for<[string, object, RegExp]>([
    ['with a schedule of its own', { ScheduleExpression: 'rate(1 minute)' }, /beyond the local cloud/],
    ['that changes what it tells', { Targets: [{ Id: 'T', Arn: queue.arn, InputPath: '$.detail' }] }, /beyond the/],
  ])('%s is refused', ([, more, message]) => {
    expect(() => readRules(assemblyOf([queue, ruleOf(ringing, more)]))).toThrow(message);
  });

  it('that is switched off is told nothing', () => {
    expect(readRules(assemblyOf([queue, ruleOf(ringing, { State: 'DISABLED' })]))).toEqual([]);
  });
});
