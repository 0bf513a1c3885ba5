import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { widgetLimits, widgetSteps } from '../../validation/widget.ts';
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

const Counts = z.object(
  Object.fromEntries(widgetSteps.map((step) => [step, z.int()])) as Record<(typeof widgetSteps)[number], z.ZodInt>,
);

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
  response: z
    .object({
      days: z.array(Counts.extend({ date: z.iso.date() })),
      totals: Counts,
      hosts: z.array(Counts.extend({ origin: z.string() })),
      countries: z.array(z.object({ country: z.string(), answered: z.int(), confirmed: z.int() })),
      answers: z.array(z.object({ verdict: z.string(), count: z.int() })),
    })
    .meta({ id: 'WidgetAnalytics', description: 'How far payees came in the widget.' }),
  errors: [],
});
