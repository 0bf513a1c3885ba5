import type { Language } from '#shared/messages/messages.ts';

interface Figures {
  /** A request in some languages, as tabs. */
  readonly request: string;
  readonly answer: string;
}

/** The documentation's own code, as HTML. */
export interface LandingCode extends Readonly<Record<Language, Figures>> {
  /** The version that the public document is of. */
  readonly openapi: string;
}
