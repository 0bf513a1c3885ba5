import type { Desk, Progress } from './desk.ts';

/** The verbs of the desk that its worker answers. */
export type Verb = Exclude<keyof Desk, 'onProgress' | 'onUnkept' | 'close'>;

export type Arguments<V extends Verb> = Parameters<Desk[V]>;
export type Answer<V extends Verb> = Awaited<ReturnType<Desk[V]>>;

/** To the worker; `leave`: write down what is not yet, and end. */
export type Asked =
  | { readonly id: number; readonly verb: Verb; readonly with: readonly unknown[] }
  | { readonly begin: { readonly owner: string } }
  | { readonly leave: true };

/** From the worker; `unkept`: the browser keeps nothing; `left`: everything is written down. */
export type Told =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string }
  | { readonly progress: Progress }
  | { readonly unkept: true }
  | { readonly left: true };
