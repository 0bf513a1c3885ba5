import * as z from 'zod';
import { keepingYears } from '../../plans.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

const Keeping = z.object({ years: z.int().min(keepingYears.least).max(keepingYears.most) });

export const getKeeping = endpoint({
  method: 'GET',
  path: '/api/auth/retention',
  auth: 'user',
  callClass: 'account',
  summary: 'How many years this account keeps what it asked in production',
  status: 200,
  response: Keeping,
  errors: [],
});

export const changeKeeping = endpoint({
  method: 'PATCH',
  path: '/api/auth/retention',
  auth: 'user',
  callClass: 'account',
  evidence: 'retention.changed',
  proof: 'recent',
  summary: 'Choose how many years to keep what is asked in production: what is there follows within the hour',
  status: 200,
  body: z.strictObject(Keeping.shape),
  response: Keeping,
  errors: [],
});
