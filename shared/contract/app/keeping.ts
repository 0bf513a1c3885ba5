import * as z from 'zod';
import { keepingYears } from '../../plans.ts';
import { accountExport, accountExportStates } from '../../validation/account-export.ts';
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

export const AccountExport = z
  .object({
    state: z.enum(accountExportStates).meta({
      description: '`preparing`: within minutes it is `ready`, and a mail says so. `failed`: ask for another one.',
    }),
    requestedAt: z.iso.datetime().nullable(),
    readyAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'Then its file is deleted.' }),
    bytes: z.int().nullable().meta({ description: 'How large the file is.' }),
  })
  .meta({ id: 'AccountExport' });

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/auth/export',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'account.exported',
  summary: 'Ask for a copy of all that is kept of this account',
  description: `A ZIP with a JSON file for each kind of data, and a table (CSV) where that is a list, is made within minutes and can be downloaded for ${accountExport.keptHours} hours. While one is being made, it is answered again; ${accountExport.perDay} a day are made.`,
  status: 202,
  response: AccountExport,
  errors: [],
});

export const getExport = endpoint({
  method: 'GET',
  path: '/api/auth/export',
  auth: 'user',
  callClass: 'account',
  summary: 'What became of the newest copy of this account’s data',
  status: 200,
  response: AccountExport,
  errors: [],
});

export const linkExport = endpoint({
  method: 'POST',
  path: '/api/auth/export/link',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'account.downloaded',
  summary: 'An address that downloads the copy of this account’s data for some minutes',
  status: 200,
  response: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  errors: ['errors.notFound'],
});
