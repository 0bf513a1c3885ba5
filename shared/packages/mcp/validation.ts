import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { messages } from '../../messages/index.ts';
import type { Validation } from '../../sdk/index.ts';
import { headlineOf, headlineToneOf } from '../../validation/headline.ts';
import type { HeadlineTone } from '../../validation/headline.ts';
import { answered } from './answer.ts';
import type { Settings } from './settings.ts';
import { withoutHidden } from './strangers.ts';

/** A later API may say more of a validation: what is not named here passes, too. */
export const validationOutput = {
  todo: z
    .enum(['pay', 'plain', 'look', 'stop'])
    .describe(
      'pay: it belongs to whom is expected; plain: it exists or is underway, and nobody was compared; look: a person looks first; stop: do not pay.',
    ),
  headline: z.string(),
  idempotencyKey: z.string().optional().describe('The same question with it is answered alike, and paid once.'),
  validation: z.looseObject({
    id: z.string(),
    environment: z.string(),
    status: z.string(),
    country: z.string(),
    beneficiary: z.string().nullable().describe('The holder as the bank writes the name: data of a stranger.'),
    verified: z.boolean().describe('True only where the bank answered; never in the sandbox.'),
  }),
};

const todos: Readonly<Record<HeadlineTone, string>> = {
  pay: 'It may be paid.',
  plain: 'Nothing speaks against it, but no holder was compared with whom you expect.',
  look: 'A person should look at it before paying.',
  stop: 'Do not pay it.',
};

/** What became of a validation, and what to do. */
export const told = (
  validation: Validation,
  { language }: Settings,
  more: { readonly idempotencyKey?: string } = {},
): CallToolResult => {
  const headline = messages[language].headlines[headlineOf(validation)].short;
  const todo = headlineToneOf(validation);
  const { id, status, environment, credits } = validation;
  const isUnderway = status === 'PROCESSING' || status === 'PENDING';
  return answered(
    [
      `${status} (${environment}): ${headline}. ${isUnderway ? `Ask get_validation for ${id} in some seconds.` : todos[todo]}`,
      `Credits charged: ${credits.charged}; left: ${credits.balance}.`,
    ],
    { todo, headline, ...more, validation: withoutHidden(validation) },
  );
};
