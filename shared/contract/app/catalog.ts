import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import { Bank, cacheSeconds, Country, CountryParams, Named } from '../resources/catalog.ts';

const endpoint = endpointOf('app');

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
