import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Fault } from '#shared/errors/fault.ts';
import { headerOf } from './header.ts';

const json = /^application\/([\w.+-]+\+)?json$/i;

/** What a form of another site may send without asking the browser first is never JSON: such bodies are not read. */
export const requireJson = (event: Pick<APIGatewayProxyEvent, 'headers'>): void => {
  const [type = ''] = (headerOf(event, 'content-type') ?? '').split(';');
  if (!json.test(type.trim()))
    throw new Fault('errors.unsupportedMediaType', { extra: { accepted: 'application/json' } });
};
