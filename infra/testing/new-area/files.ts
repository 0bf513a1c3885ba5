/** A new area as an engineer adds it: what its files say, by their paths, and the lines that its indexes get. */
const app = `import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');
const Greeting = z.object({ text: z.string() });

export const greet = endpoint({
  method: 'GET',
  path: '/api/greetings',
  auth: 'user',
  callClass: 'read',
  summary: 'Greets',
  status: 200,
  response: Greeting,
  errors: [],
});

export const getGreeting = endpoint({
  method: 'GET',
  path: '/api/greetings/{id}',
  auth: 'user',
  callClass: 'read',
  summary: 'Greets once more',
  status: 200,
  params: z.object({ id: z.string().regex(/^gre_[0-9a-z]{26}$/) }),
  response: Greeting,
  errors: ['errors.notFound'],
});
`;

const publicApi = `import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';

export const greet = endpointOf('public')({
  method: 'GET',
  path: '/v1/greetings',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Greets',
  status: 200,
  response: z.object({ text: z.string() }),
  errors: [],
});
`;

const greet = (api: 'app' | 'public') => `import { greet as contract } from '#shared/contract/${api}/greetings.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const greet = implement(contract)
  .needing('clock.now')
  .by(async (_, { clock }) => ({ text: clock.now() }));

export const handler = await http(greet);
`;

const getGreeting = `import { getGreeting as contract } from '#shared/contract/app/greetings.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getGreeting = implement(contract)
  .needing()
  .by(() => Promise.reject(new Fault('errors.notFound')));

export const handler = await http(getGreeting);
`;

const greeted = `import * as z from 'zod';
import { tableEvent } from './event.ts';

export const greeted = tableEvent({
  name: 'greeted',
  pattern: { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'GREETING#' }] } } } },
  item: z.object({ userId: z.string(), id: z.string() }),
  message: z.object({ id: z.string() }),
});
`;

const rememberGreeting = `import { onMessage, queued } from '../entry/queue.ts';
import { logger } from '../log.ts';
import { greeted } from '../rules/events/greeted.ts';

export const rememberGreeting = onMessage(greeted, 'Nobody remembers who was greeted.')
  .needing('clock.now')
  .by(async ({ id }, { clock }) => logger.info('greeted', { id, at: clock.now() }));

export const handler = await queued(rememberGreeting);
`;

const greetAll = `import { everyHour, scheduled } from '../entry/schedule.ts';

export const greetAll = everyHour('Nobody is greeted.')
  .needing('clock.now')
  .by(async ({ clock }) => ({ greeted: clock.now().length }));

export const handler = await scheduled(greetAll);
`;

export const files: Readonly<Record<string, string>> = {
  'shared/contract/app/greetings.ts': app,
  'functions/api/greetings/greet.ts': greet('app'),
  'functions/api/greetings/get-greeting.ts': getGreeting,
  'functions/api/greetings/greet.test.ts':
    "import { expect, test } from 'vitest';\ntest('greets', () => expect('hola').toBe('hola'));\n",
  'shared/contract/public/greetings.ts': publicApi,
  'functions/v1/greetings/greet.ts': greet('public'),
  'functions/rules/events/greeted.ts': greeted,
  'functions/queues/remember-greeting.ts': rememberGreeting,
  'functions/jobs/greet-all.ts': greetAll,
};

export const lines: Readonly<Record<string, string>> = {
  'shared/contract/app/index.ts': "export * as greetings from './greetings.ts';\n",
  'shared/contract/public/index.ts': "export * as greetings from './greetings.ts';\n",
  'infra/concerns/areas.ts': "export const greetings: Component = 'api';\n",
  'infra/concerns/work.ts':
    "export const JobGreetAll = degraded('api');\nexport const QueueRememberGreeting = degraded('api');\n",
  'functions/rules/events/index.ts': "export * from './greeted.ts';\n",
};
