import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { fieldsAtMost } from '../../validation/limits.ts';
import { nameResults } from '../../validation/name-match.ts';
import { reasonNames } from '../../validation/reasons.ts';
import { shownStatuses } from '../../validation/status.ts';
import { widgetLanguages, widgetLimits, widgetThemes, widgetVerdicts } from '../../validation/widget.ts';
import { isOrigin, isOriginPattern } from '../../widget/origin.ts';
import { Country } from '../country.ts';
import { accountAsked, ValidationId } from './validation.ts';

export const Origin = z
  .string()
  .max(widgetLimits.originCharacters)
  .refine(isOrigin)
  .meta({ description: 'Scheme, host and port as a browser says them: `https://pagos.example.com`.' });

export const OriginPattern = z
  .string()
  .max(widgetLimits.originCharacters)
  .refine(isOriginPattern)
  .meta({ description: 'An origin, or `https://*.example.com` for every subdomain; `http` for localhost only.' });

const language = z.enum(widgetLanguages).optional();
const theme = z.enum(widgetThemes).optional();

/** What a server asks of a new session beside its origin. */
export const sessionAsked = {
  language,
  theme,
  country: Country.optional().meta({ description: 'The only country to choose; absent means all nine.' }),
  maxValidations: z.int().min(1).max(widgetLimits.validations.atMost).default(widgetLimits.validations.usual),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(fieldsAtMost.reference)
    .optional()
    .meta({ description: 'Yours: who this payee is. It stands in the validation.' }),
};

export const WidgetSession = z
  .object({
    token: z.string().meta({ description: 'For the page, and for one frame: it works once, until it expires.' }),
    expiresAt: z.iso.datetime(),
    origin: z.string(),
    environment: z.enum(environments),
    maxValidations: z.int(),
  })
  .meta({ id: 'WidgetSession', description: 'Leave for one page to show the widget once.' });

export const ResultToken = z.string().regex(/^wr_[\w-]{43}$/);

/** What the frame is told when it opens its session. */
export const WidgetFrame = z
  .object({
    environment: z.enum(environments),
    language: z.enum(widgetLanguages).nullable(),
    theme: z.enum(widgetThemes).nullable(),
    country: Country.nullable(),
    validationsLeft: z.int(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'WidgetFrame', description: 'What a session allows the frame that opened it.' });
export type WidgetFrame = z.output<typeof WidgetFrame>;

/** What the frame states of an account: the reference is the session's. */
const { reference: _, ...statedAccount } = accountAsked;
export const frameAsked = {
  ...statedAccount,
  after: ValidationId.optional().meta({
    description:
      'The same question in one session is asked once, however often it is sent. With the id of its answer it is another: the bank is asked again, and it takes a try.',
  }),
};

/** The answer as a browser may see it: enough to go on with, too little to learn whose account it is. */
export const WidgetAnswer = z
  .object({
    id: ValidationId,
    status: z.enum(shownStatuses),
    verdict: z.enum(widgetVerdicts).nullable().meta({ description: 'Null while the bank is still asked.' }),
    reason: z.enum(reasonNames).nullable(),
    country: z.string(),
    bank: z.object({ code: z.string(), name: z.string() }).nullable(),
    accountNumber: z.string().meta({ description: 'Masked but for its last four characters.' }),
    currency: z.string().nullable(),
    holder: z.string().nullable().meta({ description: 'Masked: `FERR••••• DEL B••••`.' }),
    nameMatch: z.enum(nameResults).nullable(),
    resultToken: ResultToken.nullable().meta({ description: 'For the server: it trades it for the validation.' }),
    validationsLeft: z.int(),
    durationMs: z.int().nullable(),
  })
  .meta({ id: 'WidgetAnswer', description: 'What the frame is told of a validation.' });
export type WidgetAnswer = z.output<typeof WidgetAnswer>;

/** A host that asked for the widget and is not allowed. */
export const UncoveredHost = z.object({
  origin: z.string(),
  count: z.int(),
  lastAt: z.iso.datetime(),
});

export const WidgetSettings = z
  .object({
    entitled: z.boolean().meta({ description: 'Whether the plan includes the widget: the Enterprise subscription.' }),
    isOn: z.boolean().meta({ description: 'Switched off, no session begins and none goes on.' }),
    allowedOrigins: z.array(z.string()),
    perDay: z.int().meta({ description: 'Questions to banks of one widget key in a day (UTC), whoever asks.' }),
    usedToday: z.int(),
    uncoveredHosts: z.array(UncoveredHost).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'WidgetSettings', description: 'Where the widget may stand and what it may ask.' });
export type WidgetSettings = z.output<typeof WidgetSettings>;
