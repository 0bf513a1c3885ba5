import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import type { Clock } from '../host/clock.ts';
import type { Bus } from './bus.ts';

const values = ['OK', 'ALARM', 'INSUFFICIENT_DATA'] as const;

/** What `aws cloudwatch set-alarm-state` takes; an alarm is known by the end of its name, too. */
export const StateToSet = z.strictObject({ alarm: z.string().min(1), state: z.enum(values) });
type StateToSet = z.output<typeof StateToSet>;

interface State {
  readonly value: (typeof values)[number];
  readonly timestamp: string;
}

/** Alarms of the templates. Nothing is measured here: somebody says when one rings. */
export interface Alarms {
  readonly list: () => readonly { readonly name: string; readonly state: State['value'] }[];
  /** Tells the bus, as CloudWatch does, where the state is another than before; gives the rules that heard of it. */
  readonly set: (asked: StateToSet) => Promise<readonly string[]>;
}

const alarmProperties = z.object({ AlarmDescription: z.string().optional() });

/** CloudWatch writes the zone without a colon. */
const timestampOf = (ms: number): string => new Date(ms).toISOString().replace('Z', '+0000');

export const cloudWatchAlarms = (assembly: Assembly, bus: Bus, clock: Clock): Alarms => {
  const alarms = assembly.of('AWS::CloudWatch::Alarm');
  const start = timestampOf(clock.now());
  const states = new Map<string, State>(
    alarms.map(({ physicalId }) => [physicalId, { value: 'OK', timestamp: start }]),
  );
  const find = (name: string) => {
    const found = alarms.filter(({ physicalId }) => physicalId === name || physicalId.endsWith(`/${name}`));
    const [only, another] = found;
    if (!only || another) throw new RangeError(`${found.length} alarms are called ${name}.`);
    return only;
  };
  return {
    list: () => [...states].map(([name, { value }]) => ({ name, state: value })),
    set: async ({ alarm, state: value }) => {
      const resource = find(alarm);
      const name = resource.physicalId;
      const previousState = states.get(name);
      if (previousState?.value === value) return [];
      const now = clock.now();
      const state: State = { value, timestamp: timestampOf(now) };
      states.set(name, state);
      const { AlarmDescription: description } = readProperties(resource, alarmProperties);
      return bus.put({
        version: '0',
        id: randomUUID(),
        'detail-type': 'CloudWatch Alarm State Change',
        source: 'aws.cloudwatch',
        account: assembly.account,
        time: new Date(now).toISOString().replace(/\.\d+/, ''),
        region: assembly.region,
        resources: [resource.arn],
        detail: { alarmName: name, configuration: { description, metrics: [] }, previousState, state },
      });
    },
  };
};
