import { endpointOf } from '../endpoint.ts';
import { Credits } from '../resources/credits.ts';
import { balances } from './examples/credits.ts';

export const getCredits = endpointOf('public')({
  method: 'GET',
  path: '/v1/credits',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'Live credits: balance, next expiry and the lots behind it',
  description:
    'The balance is that of the account, whatever the environment of the key. A sandbox key reads it too, and charges nothing to it.',
  status: 200,
  response: Credits,
  errors: [],
  examples: balances,
});
