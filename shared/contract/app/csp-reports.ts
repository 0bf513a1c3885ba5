import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

/** Browsers shorten what they tell of; nothing here is kept as it came. */
const text = z.string().max(8_192).nullish();

/** What a browser says of one refusal, whichever names it has for it. */
const Refusal = z.object({
  effectiveDirective: text,
  blockedURL: text,
  documentURL: text,
  sourceFile: text,
});
const RefusalOfOld = z.object({
  'effective-directive': text,
  'violated-directive': text,
  'blocked-uri': text,
  'document-uri': text,
  'source-file': text,
});

export const cspReportLimits = { bodyKb: 32, reports: 50 } as const;

export const receiveCspReports = endpoint({
  method: 'POST',
  path: '/api/public/csp-reports',
  auth: 'guest',
  callClass: 'contact',
  summary: 'What browsers refused on our pages, as they tell by themselves',
  description:
    'Browsers send it where a page tried what its policy does not allow. Counted; of each kind the directive, the sort of page and whose content it was are written down, without paths, queries or anything of a visitor.',
  status: 204,
  bodyTypes: ['application/reports+json', 'application/csp-report'],
  bodyAtMostKb: cspReportLimits.bodyKb,
  body: z.union([
    z.array(z.object({ type: z.string().max(64), body: Refusal.nullish() })).max(cspReportLimits.reports),
    z.object({ 'csp-report': RefusalOfOld }),
  ]),
  response: z.undefined(),
  errors: [],
  limit: callLimits.cspReports,
});
