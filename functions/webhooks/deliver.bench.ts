import type { Figure } from '../../infra/testing/figures.ts';
import { openTable } from '../../infra/testing/table.ts';
import { webhookStorm } from '../../infra/testing/webhook-storm.ts';

const events = Number(process.env['WEBHOOK_EVENTS'] ?? 5_000);

/** Events to a receiver on this machine, with killed senders, messages that come twice and in any order. */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const told = await webhookStorm({ events, webhooks: 1, thingsPerKill: 150 });
    const { expected, arrived, requests, kills, unproven, changed, calls, units, seconds } = told;
    return [
      { what: 'events', value: expected, unit: 'events' },
      { what: 'senders and tellers killed', value: kills, unit: 'kills' },
      { what: 'events that never arrived', value: expected - arrived, unit: 'events', budget: 0 },
      { what: 'requests that the reference library did not believe', value: unproven, unit: 'requests', budget: 0 },
      { what: 'events that came as other bytes', value: changed, unit: 'events', budget: 0 },
      { what: 'requests an event', value: requests / expected, unit: 'requests' },
      { what: 'calls of the table an event', value: calls / expected, unit: 'calls' },
      { what: 'write units an event', value: units / expected, unit: 'WCU' },
      { what: 'events a second', value: arrived / seconds, unit: 'events/s' },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
