import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { headerOf } from './header.ts';

const json = /^application\/([\w.+-]+\+)?json$/i;

const isTaken = (type: string, { bodyTypes }: Pick<EndpointSpec, 'bodyTypes'>): boolean =>
  bodyTypes ? bodyTypes.includes(type.toLowerCase()) : json.test(type);

/** JSON is UTF-8 (RFC 8259, 8.1); who names another encoding would be read wrongly. */
const encoding = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const isReadable = (header: string): boolean => /^(utf-?8|us-ascii|)$/i.test(encoding.exec(header)?.[1] ?? '');

/** What a form of another site may send without asking the browser first is never JSON: such bodies are not read. */
export const requireJson = (
  event: Pick<APIGatewayProxyEvent, 'headers'>,
  spec: Pick<EndpointSpec, 'bodyTypes'>,
): void => {
  const header = headerOf(event, 'content-type') ?? '';
  const [type = ''] = header.split(';');
  if (isTaken(type.trim(), spec) && isReadable(header)) return;
  const { bodyTypes = ['application/json'] } = spec;
  throw new Fault('errors.unsupportedMediaType', { extra: { accepted: bodyTypes.join(', ') } });
};
