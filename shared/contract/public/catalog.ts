import * as z from 'zod';
import { fieldsAtMost } from '../../validation/limits.ts';
import { endpointOf } from '../endpoint.ts';
import { Bank, cacheSeconds, Country, CountryParams, Named } from '../resources/catalog.ts';
import { Requirements } from '../resources/requirements.ts';
import { banks } from './examples/banks.ts';
import { accountTypes, countries, documentTypes, requirements } from './examples/catalog.ts';

const endpoint = endpointOf('public');

/** What all of them have in common: read with a key, and kept by whoever asked. */
const catalog = {
  method: 'GET',
  auth: 'key',
  callClass: 'integrateCatalog',
  status: 200,
  errors: [],
  cacheSeconds,
} as const;

export const listCountries = endpoint({
  ...catalog,
  path: '/v1/countries',
  summary: 'Countries whose accounts can be validated',
  response: z.object({ countries: z.array(Country) }),
  examples: countries,
});

export const listBanks = endpoint({
  ...catalog,
  path: '/v1/countries/{country}/banks',
  summary: 'Banks of one country',
  params: CountryParams,
  response: z.object({ banks: z.array(Bank) }),
  examples: banks,
});

export const listAccountTypes = endpoint({
  ...catalog,
  path: '/v1/countries/{country}/account-types',
  summary: 'Account types of one country',
  params: CountryParams,
  response: z.object({ accountTypes: z.array(Named) }),
  examples: accountTypes,
});

export const listDocumentTypes = endpoint({
  ...catalog,
  path: '/v1/countries/{country}/document-types',
  summary: 'Document types of one country',
  params: CountryParams,
  response: z.object({ documentTypes: z.array(Named) }),
  examples: documentTypes,
});

export const getRequirements = endpoint({
  ...catalog,
  path: '/v1/countries/{country}/requirements',
  summary: 'What a validation in one country needs, by format of the account',
  description: 'By the rules of the environment of the key. With a bank, what that bank wants.',
  params: CountryParams,
  query: z.strictObject({
    bankCode: z.string().trim().min(1).max(fieldsAtMost.bankCode).optional(),
    accountFormat: z.string().trim().min(1).max(fieldsAtMost.accountFormat).optional(),
  }),
  response: Requirements,
  examples: requirements,
});
