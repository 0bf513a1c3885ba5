import { randomUUID } from 'node:crypto';
import type { Returned } from '../aws/ses/returns.ts';
import type { Plan } from '../plan.ts';
import { cloudWatchAlarms } from './alarms.ts';
import { eventBus } from './bus.ts';

type Around = Omit<Parameters<typeof eventBus>[0], 'rules'>;

/** The bus with the rules of the templates, and their alarms, which tell it. */
export const openBus = ({ assembly, rules }: Pick<Plan, 'assembly' | 'rules'>, around: Around) => {
  const bus = eventBus({ rules, ...around });
  return {
    bus,
    alarms: cloudWatchAlarms(assembly, bus, around.clock),
    /** Puts what SES tells of a mail on the bus. */
    mailReturned: (returned: Returned) =>
      bus.put({
        ...returned,
        version: '0',
        id: randomUUID(),
        source: 'aws.ses',
        account: assembly.account,
        time: new Date(around.clock.now()).toISOString().replace(/\.\d+/, ''),
        region: assembly.region,
        resources: [...returned.resources],
      }),
  };
};
