import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { headerOf } from './header.ts';

const json = /^application\/([\w.+-]+\+)?json$/i;

const isTaken = (type: string, { bodyTypes }: Pick<EndpointSpec, 'bodyTypes'>): boolean =>
  bodyTypes ? bodyTypes.includes(type.toLowerCase()) : json.test(type);

/** What a form of another site may send without asking the browser first is never JSON: such bodies are not read. */
export const requireJson = (
  event: Pick<APIGatewayProxyEvent, 'headers'>,
  spec: Pick<EndpointSpec, 'bodyTypes'>,
): void => {
  const [type = ''] = (headerOf(event, 'content-type') ?? '').split(';');
  if (isTaken(type.trim(), spec)) return;
  const { bodyTypes = ['application/json'] } = spec;
  throw new Fault('errors.unsupportedMediaType', { extra: { accepted: bodyTypes.join(', ') } });
};
