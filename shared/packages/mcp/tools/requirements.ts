import * as z from 'zod';
import { countries, requirements as requirementsIn } from '../../engine/index.ts';
import type { CountryCode } from '../../engine/index.ts';
import { answered, refused } from '../answer.ts';
import { account, country } from '../fields.ts';
import { withoutHidden } from '../strangers.ts';
import { troubleOf } from '../trouble.ts';
import type { Tool } from './tool.ts';

const output = {
  country: z.string(),
  formats: z.array(
    z.looseObject({
      accountFormat: z.string(),
      accountTypes: z.array(z.string()),
      documentTypes: z.array(z.string()),
      fields: z.array(z.looseObject({ field: z.string(), required: z.boolean() })),
    }),
  ),
};

/** As the engine judges in production: what a server without key can say. */
const byTheEngine = (code: CountryCode, bankCode: string | undefined, format: string | undefined) => {
  const formats = countries.find((one) => one.code === code)?.formats ?? [];
  return formats
    .filter((one) => format === undefined || one === format)
    .flatMap((one) => requirementsIn(code, bankCode, one) ?? [])
    .map(({ format: accountFormat, accountTypes, documentTypes, fields }) => ({
      accountFormat,
      accountTypes,
      documentTypes,
      fields: fields.map(({ hint: _hint, ...field }) => field),
    }));
};

export const requirements: Tool = (server, { api }) => {
  server.registerTool(
    'requirements',
    {
      title: 'What an account of a country needs',
      description:
        'Says which fields a bank account of a country is made of, by format: lengths, characters, account and document types, and which are required; with a bank, what that bank wants. Free. Ask it before validate_account when something is missing.',
      inputSchema: { country, bankCode: account.bankCode, accountFormat: account.accountFormat },
      outputSchema: output,
      annotations: {
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: api !== undefined,
      },
    },
    async ({ country: code, bankCode, accountFormat: said }, { signal }) => {
      const accountFormat = said?.toUpperCase();
      try {
        const { formats } = api
          ? await api.countries.requirements(code, { bankCode, accountFormat }, { signal })
          : { formats: byTheEngine(code, bankCode, accountFormat) };
        if (formats.length === 0) return refused(`${code} has no format ${accountFormat}.`);
        const what = formats.map((one) => one.accountFormat).join(', ');
        return answered([`Formats of ${code}, the usual one first: ${what}.`], {
          country: code,
          formats: withoutHidden(formats),
        });
      } catch (trouble) {
        return troubleOf(trouble);
      }
    },
  );
};
