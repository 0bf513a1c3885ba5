import { ok } from '../http/answer.ts';
import { modeInput } from '../webhooks/modes.ts';
import { controlled } from './controlled.ts';

/** How events are delivered from now on. */
export const setMode = controlled(modeInput, ({ webhooks }, mode) => ok(webhooks.deliveries.setMode(mode)));
