import * as z from 'zod';
import { components, serviceStates, statusHistoryDays } from '../../status.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

/** A page that is open asks again as often; so long a change may stay unseen. */
const cacheSeconds = 30;

const Since = z.iso.datetime().nullable();

export const getStatus = endpoint({
  method: 'GET',
  path: '/api/public/status',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'How the service is now, and its incidents',
  description:
    'Follows from alarms, without anybody’s hand in between. `banks` are not ours: while some do not answer, validations with them end without an answer, and nothing is charged.',
  status: 200,
  response: z
    .object({
      status: z.enum(serviceStates).meta({ description: 'The worst of all components.' }),
      components: z.array(
        z.object({
          component: z.enum(components),
          status: z.enum(serviceStates),
          since: Since.meta({ description: 'Since when it is not operational.' }),
        }),
      ),
      incidents: z
        .array(
          z.object({
            component: z.enum(components),
            status: z.enum(['degraded', 'outage']),
            startedAt: z.iso.datetime(),
            endedAt: Since.meta({ description: '`null` while it goes on.' }),
          }),
        )
        .meta({ description: `Of the last ${statusHistoryDays} days, the latest first.` }),
      updatedAt: z.iso.datetime().meta({ description: 'To which moment this is what we know.' }),
    })
    .meta({ id: 'ServiceStatus', description: 'How the service is now, and how it was.' }),
  examples: [
    {
      summary: 'Everything works',
      response: {
        status: 'operational',
        components: components.map((component) => ({ component, status: 'operational', since: null })),
        incidents: [],
        updatedAt: '2026-11-23T15:50:00.000Z',
      },
    },
  ],
  errors: [],
  cacheSeconds,
});
