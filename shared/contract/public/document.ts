import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import { cacheSeconds } from '../resources/catalog.ts';

export const getOpenapi = endpointOf('public')({
  method: 'GET',
  path: '/v1/openapi.json',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'This API as an OpenAPI 3.1 document',
  status: 200,
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  errors: [],
  examples: [
    {
      summary: 'Its head',
      response: { openapi: '3.1.0', info: { title: 'CuentaClara API', version: '1.0.0' } },
      isExcerpt: true,
    },
  ],
  cacheSeconds,
});
