import * as z from 'zod';
import { environments } from '#shared/validation/environment.ts';
import {
  widgetLanguages,
  widgetSteps,
  widgetThemes,
  widgetVerdicts,
  type WidgetStep,
} from '#shared/validation/widget.ts';
import { knownWords, rowsOf } from '../table/row.ts';

const moment = z.iso.datetime().optional().catch(undefined);
const Steps = z.object({
  minted: moment,
  opened: moment,
  asked: moment,
  answered: moment,
  accepted: moment,
  left: moment,
} satisfies Record<WidgetStep, typeof moment>);

/**
 * Leave for one page to show the widget once. Its secret is never stored, only the hash it is found by; the first frame
 * that shows it binds it to itself (`frameHash`).
 */
const Session = z.object({
  id: z.string(),
  userId: z.string(),
  /** The key that minted it; absent where its owner tries the widget on the dashboard. */
  key: z.string().optional(),
  /** The public id of that key. */
  keyId: z.string().optional(),
  environment: z.enum(environments),
  origin: z.string(),
  language: z.enum(widgetLanguages).optional().catch(undefined),
  theme: z.enum(widgetThemes).optional().catch(undefined),
  country: z.string().optional(),
  reference: z.string().optional(),
  maxValidations: z.int().positive(),
  /** Questions it asked, those of which nothing came taken back. */
  asked: z.int(),
  requests: z.int(),
  frameHash: z.string().optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  /** The validation that each of its questions made, by a pseudonym of the question; those taken back are not there. */
  questions: z.record(z.string(), z.string().startsWith('val_')).default({}),
  /** How far it came, and when it first did. */
  steps: Steps,
  /** Of its last answer. */
  answered: z
    .object({ country: z.string(), verdict: z.enum(widgetVerdicts) })
    .optional()
    .catch(undefined),
  /** Steps that its day counted. */
  counted: knownWords(widgetSteps).default([]),
});
export type WidgetSession = z.output<typeof Session>;

export const widgetSessions = rowsOf('widget session', Session);
