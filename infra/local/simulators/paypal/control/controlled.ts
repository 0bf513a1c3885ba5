import * as z from 'zod';
import type { Desk } from '../desk.ts';
import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { NoSuchPage } from '../pages/approval-page.ts';

/** Of a control that names what is not there, or what cannot happen to it. */
export class Impossible extends Error {}

const explained = (error: unknown): string | undefined => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  const isCallersFault = [SyntaxError, RangeError, NoSuchPage, Impossible].some((kind) => error instanceof kind);
  return isCallersFault ? String(error instanceof Error ? error.message : error) : undefined;
};

/** A control with a JSON body; a body or a wish that makes no sense is a 400 that says why. */
export const controlled =
  <T>(schema: z.ZodType<T>, act: (desk: Desk, input: T) => Answer) =>
  (desk: Desk, { text }: Call): Answer => {
    try {
      return act(desk, schema.parse(text === '' ? {} : JSON.parse(text)));
    } catch (error) {
      const sentence = explained(error);
      if (sentence === undefined) throw error;
      return { status: 400, body: { error: sentence } };
    }
  };
