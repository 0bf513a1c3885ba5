import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { widgetLimits, widgetVerdicts, type WidgetStep } from '../../validation/widget.ts';
import { OriginPattern, sessionAsked, WidgetSession, WidgetSettings } from '../resources/widget.ts';
import { endpointOf } from '../endpoint.ts';
import { usagePeriods } from './usage.ts';

const endpoint = endpointOf('app');

export const getWidget = endpoint({
  method: 'GET',
  path: '/api/widget',
  auth: 'user',
  callClass: 'read',
  summary: 'Where the widget may stand, what it may ask, and who asked in vain',
  status: 200,
  response: WidgetSettings,
  errors: [],
});

export const changeWidget = endpoint({
  method: 'PATCH',
  path: '/api/widget',
  auth: 'user',
  entitlement: 'widget',
  callClass: 'account',
  evidence: 'widget.changed',
  summary: 'Say where the widget may stand, or switch it off',
  status: 200,
  body: z.strictObject({
    allowedOrigins: z.array(OriginPattern).max(widgetLimits.origins).optional(),
    isOn: z.boolean().optional(),
    perDay: z.int().min(1).max(widgetLimits.perDay.atMost).optional(),
  }),
  response: WidgetSettings,
  errors: [],
});

export const tryWidget = endpoint({
  method: 'POST',
  path: '/api/widget/sessions',
  auth: 'user',
  callClass: 'account',
  summary: 'Try the widget on the dashboard, in the sandbox, whatever the plan',
  status: 201,
  body: z.strictObject(sessionAsked),
  response: WidgetSession,
  errors: [],
});

const Counts = z.object({
  minted: z.int(),
  opened: z.int(),
  asked: z.int(),
  answered: z.int(),
  accepted: z.int(),
  left: z.int(),
} satisfies Record<WidgetStep, z.ZodInt>);

/** How far payees came in the widget; each session counts for the day (UTC) on which it began. */
export const WidgetAnalytics = z
  .object({
    period: z.int().meta({ description: 'Days, today included.' }),
    environment: z.enum(environments),
    totals: Counts,
    before: Counts.meta({ description: 'The same number of days before.' }),
    days: z
      .array(Counts.extend({ date: z.iso.date() }))
      .meta({ description: 'Every day of the period, oldest first.' }),
    hosts: z
      .array(Counts.extend({ origin: z.string().nullable() }))
      .meta({ description: 'Those with the most sessions first; null stands for all others together.' }),
    countries: z
      .array(z.object({ country: z.string(), answered: z.int(), confirmed: z.int() }))
      .meta({ description: 'By the last answer of each session.' }),
    answers: z
      .array(z.object({ verdict: z.enum(widgetVerdicts), count: z.int() }))
      .meta({ description: 'The last answer of each session.' }),
    acceptedWithinSeconds: z
      .int()
      .nullable()
      .meta({ description: 'Half of those who accepted an account did so within this time of opening the widget.' }),
  })
  .meta({ id: 'WidgetAnalytics', description: 'How far payees came in the widget.' });

export const getWidgetAnalytics = endpoint({
  method: 'GET',
  path: '/api/widget/analytics',
  auth: 'user',
  callClass: 'read',
  summary: 'What became of the sessions of the widget, by day, host, country and answer',
  status: 200,
  query: z.strictObject({
    period: z.enum(usagePeriods).default('30'),
    environment: z.enum(environments).default('production'),
  }),
  response: WidgetAnalytics,
  errors: [],
});
