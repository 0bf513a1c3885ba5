import type { Answer, Link } from './answer.ts';
import { errorOf, statusOf } from './issues.ts';

export interface Detail {
  readonly issue: string;
  readonly description?: string;
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query';
}

/** A call that PayPal would not do, by the codes of its details. */
export class Refusal extends Error {
  readonly details: readonly Detail[];
  readonly links: readonly Link[];

  constructor(details: string | readonly Detail[], links: readonly Link[] = []) {
    const list = typeof details === 'string' ? [{ issue: details }] : details;
    super(list.map(({ issue }) => issue).join(', '));
    this.details = list;
    this.links = links;
  }
}

const inWords = (issue: string): string => `${issue.charAt(0)}${issue.slice(1).toLowerCase().replaceAll('_', ' ')}.`;

const documentation = (name: string): Link => ({
  href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${name}`,
  rel: 'information_link',
  method: 'GET',
});

export const answerTo = ({ details, links }: Refusal, debugId: string): Answer => {
  const [first] = details;
  const status = statusOf(first?.issue ?? '') ?? 500;
  const [name, message] = errorOf[status] ?? ['INTERNAL_SERVER_ERROR', ''];
  const told = details.map((detail) => ({ description: inWords(detail.issue), ...detail }));
  const body = { name, message, debug_id: debugId, links: [documentation(first?.issue ?? name), ...links] };
  return { status, body: status < 500 ? { ...body, details: told } : body };
};
