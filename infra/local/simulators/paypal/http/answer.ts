export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method?: string;
}

export interface Answer {
  readonly status: number;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };
export const page = (html: string, status = 200): Answer => ({
  status,
  body: html,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});
/** After a form was sent: the browser asks for the address with a GET. */
export const seeOther = (location: string): Answer => ({ status: 303, headers: { location } });
