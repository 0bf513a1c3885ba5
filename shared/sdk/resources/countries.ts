import type { CallOptions } from '../attempt.ts';
import type { Connection } from '../connect.ts';
import type { Bank, Country, GetRequirementsQuery, ListAccountTypesAnswer, Requirements } from '../generated/types.ts';

/** What a country calls something, and the code that a validation takes for it. */
export type Named = ListAccountTypesAnswer['accountTypes'][number];

export const countries = ({ call }: Connection) => ({
  /** Those whose accounts can be validated. */
  list: async (options?: CallOptions): Promise<readonly Country[]> =>
    (await call('listCountries', {}, options)).countries,
  /** Banks of one country. */
  banks: async (country: string, options?: CallOptions): Promise<readonly Bank[]> =>
    (await call('listBanks', { params: { country } }, options)).banks,
  /** Account types of one country. */
  accountTypes: async (country: string, options?: CallOptions): Promise<readonly Named[]> =>
    (await call('listAccountTypes', { params: { country } }, options)).accountTypes,
  /** Document types of one country. */
  documentTypes: async (country: string, options?: CallOptions): Promise<readonly Named[]> =>
    (await call('listDocumentTypes', { params: { country } }, options)).documentTypes,
  /** What a validation there needs, by format of the account; with a bank, what that bank wants. */
  requirements: (country: string, query: GetRequirementsQuery = {}, options?: CallOptions): Promise<Requirements> =>
    call('getRequirements', { params: { country }, query }, options),
});
export type Countries = ReturnType<typeof countries>;
