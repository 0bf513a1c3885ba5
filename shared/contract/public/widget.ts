import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { environments } from '../../validation/environment.ts';
import { refusedValidations, Validation, ValidationId } from '../resources/validation.ts';
import {
  frameAsked,
  Origin,
  ResultToken,
  sessionAsked,
  WidgetAnswer,
  WidgetFrame,
  WidgetSession,
} from '../resources/widget.ts';
import { endpointOf } from '../endpoint.ts';
import { endings, looks, openings, questions, sessions, trades } from './examples/widget.ts';

const endpoint = endpointOf('public');

export const createWidgetSession = endpoint({
  method: 'POST',
  path: '/v1/widget/sessions',
  auth: 'key',
  forWidgetKeys: true,
  entitlement: 'widget',
  callClass: 'integrateWidget',
  summary: 'Let one page show the widget once',
  description:
    'Your server asks for it when a page is about to show the widget, and gives the token to that page. It lasts ten minutes, works in one frame of this origin, and asks banks at most `maxValidations` times. The environment is that of the key; a production key may ask for the sandbox.',
  status: 201,
  body: z.strictObject({ origin: Origin, environment: z.enum(environments).optional(), ...sessionAsked }),
  response: WidgetSession,
  errors: ['errors.originNotAllowed', 'errors.widgetOff'],
  examples: sessions,
});

export const redeemWidgetResult = endpoint({
  method: 'POST',
  path: '/v1/widget/results',
  auth: 'key',
  forWidgetKeys: true,
  callClass: 'integrateWidget',
  summary: 'Trade the result token of a widget for the whole validation',
  description:
    'The page gets a masked answer and this token; your server trades it, once and within an hour. Believe what this says, never what the page says. A token that was traded before names its validation, which `GET /v1/validations/{id}` still shows.',
  status: 200,
  body: z.strictObject({ resultToken: ResultToken }),
  response: Validation,
  errors: ['errors.notFound', 'errors.resultTokenUsed'],
  examples: trades,
});

export const openWidgetFrame = endpoint({
  method: 'POST',
  path: '/v1/widget/frame/open',
  auth: 'widget',
  opensSession: true,
  callClass: 'widget',
  limit: callLimits.widgetFrame,
  summary: 'The frame of the widget opens its session',
  description: 'Called by the widget itself; nothing you have to call.',
  status: 200,
  body: z.strictObject({ origin: z.string().max(300) }),
  response: WidgetFrame,
  errors: ['errors.widgetOff'],
  examples: openings,
});

/** Whether the customer has credits is nothing that a payee's browser is told. */
const refusedToPayees = refusedValidations.filter((code) => code !== 'errors.insufficientCredits');

export const askFromWidgetFrame = endpoint({
  method: 'POST',
  path: '/v1/widget/frame/validations',
  auth: 'widget',
  callClass: 'widgetAsk',
  limit: callLimits.widgetFrame,
  summary: 'The frame of the widget validates an account',
  description: 'Called by the widget itself; nothing you have to call.',
  status: 201,
  alsoStatus: 202,
  body: z.strictObject(frameAsked),
  response: WidgetAnswer,
  errors: [...refusedToPayees, 'errors.widgetOff', 'errors.widgetTriesUsed', 'errors.widgetDayUsed'],
  examples: questions,
});

export const getFromWidgetFrame = endpoint({
  method: 'GET',
  path: '/v1/widget/frame/validations/{id}',
  auth: 'widget',
  callClass: 'widget',
  summary: 'The frame of the widget looks whether the bank has answered',
  description: 'Called by the widget itself; nothing you have to call.',
  status: 200,
  params: z.strictObject({ id: ValidationId }),
  response: WidgetAnswer,
  errors: ['errors.notFound'],
  examples: looks,
});

export const endWidgetFrame = endpoint({
  method: 'POST',
  path: '/v1/widget/frame/end',
  auth: 'widget',
  callClass: 'widget',
  summary: 'The frame of the widget ends its session',
  description: 'Called by the widget itself; nothing you have to call.',
  status: 204,
  body: z.strictObject({ as: z.enum(['accepted', 'left']) }),
  response: z.undefined(),
  errors: [],
  examples: endings,
});
