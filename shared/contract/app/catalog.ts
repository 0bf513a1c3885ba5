import * as z from 'zod';
import { Country as CountryParam } from '../country.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

const CountryParams = z.strictObject({ country: CountryParam });
const cacheSeconds = 300;

const Country = z
  .object({ code: z.string(), name: z.string(), flag: z.string(), currency: z.string(), available: z.boolean() })
  .meta({ id: 'Country', description: 'A country whose accounts can be validated, or will be (`available` false).' });

const Bank = z
  .object({
    code: z.string(),
    name: z.string(),
    shortName: z.string(),
    aliases: z.array(z.string()),
    askable: z.boolean().meta({
      description:
        'Whether the bank can be asked about its accounts. Of others only the format is checked: a validation ends as `ERROR` ' +
        'with the reason `bank_not_covered` and costs nothing.',
    }),
  })
  .meta({ id: 'Bank', description: 'An institution under its national clearing code.' });

const Named = z.object({ code: z.string(), name: z.string() });

export const keepAlive = endpoint({
  method: 'GET',
  path: '/',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Answers the keep-alive ping of the dashboard',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: [],
});

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/public/countries',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Countries of the product',
  status: 200,
  response: z.object({ countries: z.array(Country) }),
  errors: [],
  cacheSeconds,
});

export const listBanks = endpoint({
  method: 'GET',
  path: '/api/public/countries/{country}/banks',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Banks of one country',
  status: 200,
  params: CountryParams,
  response: z.object({ banks: z.array(Bank) }),
  errors: [],
  cacheSeconds,
});

export const listAccountTypes = endpoint({
  method: 'GET',
  path: '/api/public/countries/{country}/account-types',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Account types of one country',
  status: 200,
  params: CountryParams,
  response: z.object({ accountTypes: z.array(Named) }),
  errors: [],
  cacheSeconds,
});

export const listDocumentTypes = endpoint({
  method: 'GET',
  path: '/api/public/countries/{country}/document-types',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'Document types of one country',
  status: 200,
  params: CountryParams,
  response: z.object({ documentTypes: z.array(Named) }),
  errors: [],
  cacheSeconds,
});
