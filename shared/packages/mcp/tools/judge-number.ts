import * as z from 'zod';
import { languages } from '../../engine/cli/languages.ts';
import { judge, judgeDocument, requirements } from '../../engine/index.ts';
import { answered, refused } from '../answer.ts';
import { account, country } from '../fields.ts';
import type { Tool } from './tool.ts';

const input = {
  number: account.accountNumber,
  country: country.optional().describe('Without it the likeliest reading of all countries is answered.'),
  documentType: z
    .string()
    .max(16)
    .optional()
    .describe(
      'Judges a document of identity or tax (RFC, CURP, CPF, CNPJ, RUT, CUIT, NIT …) instead; needs the country.',
    ),
  accountFormat: account.accountFormat,
  bankCode: account.bankCode,
  branchCode: account.branchCode,
  routingNumber: account.routingNumber,
  accountType: account.accountType,
};

const output = {
  ok: z.boolean().describe('Nothing is wrong with it. Whether the account exists only the bank can say.'),
  country: z.string(),
  judgedAs: z.string().describe('Format of the account, or type of the document.').optional(),
  normalized: z.string(),
  state: z.enum(['incomplete', 'impossible', 'well-formed']),
  bank: z.object({ code: z.string(), name: z.string() }).optional(),
  verdict: z.string(),
  advice: z.string(),
  parts: z.array(z.object({ name: z.string(), value: z.string(), note: z.string().optional() })),
  findings: z.array(
    z.object({
      code: z.string(),
      level: z.enum(['error', 'warning']),
      message: z.string(),
      position: z.number().int().describe('Counted from 1 in normalized.').optional(),
      expected: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
};

type Asked = z.output<z.ZodObject<typeof input>>;

const judged = ({ number, country: stated, documentType, accountFormat, ...beside }: Asked) => {
  if (documentType !== undefined && stated !== undefined) {
    const result = judgeDocument({ country: stated, type: documentType.trim().toUpperCase(), number });
    return { result, country: stated, judgedAs: result.type, bank: undefined, field: undefined };
  }
  const format = accountFormat?.toUpperCase();
  const result = judge({ ...beside, country: stated, format, accountNumber: number });
  const { fields = [] } = requirements(result.country, beside.bankCode, result.format) ?? {};
  const field = fields.find((one) => one.field === 'accountNumber');
  return { result, country: result.country, judgedAs: result.format, bank: result.bank, field };
};

export const judgeNumber: Tool = (server, { language }) => {
  const { tell } = languages[language];
  server.registerTool(
    'judge_number',
    {
      title: 'Judge a bank account or tax number',
      description:
        'Checks the number of a bank account (CLABE, CBU, CVU, CCI, Pix, IBAN, routing number …) or of a document of Latin America by its rules: length, characters, check digits, bank. Says which digit is wrong and what was expected. Free and offline: nothing leaves this machine, and no bank is asked.',
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    (asked) => {
      if (asked.documentType !== undefined && asked.country === undefined)
        return refused('A document is judged within a country: name it in country.');
      const { result, country: of, judgedAs, bank, field } = judged(asked);
      const { verdict, advice, parts, findings } = tell(result, field);
      return answered([`${verdict} ${advice}`.trim()], {
        ok: result.ok,
        country: of,
        ...(judgedAs && { judgedAs }),
        normalized: result.normalized,
        state: result.state,
        ...(bank && { bank }),
        verdict,
        advice,
        parts: parts.map(({ name, value, note }) => ({ name, value, ...(note && { note }) })),
        findings: result.findings.map(({ code, level, position, expected, field: about }, index) => ({
          code,
          level,
          message: findings[index] ?? code,
          ...(position !== undefined && { position }),
          ...(expected !== undefined && { expected }),
          ...(about && { field: about }),
        })),
      });
    },
  );
};
