import type { APIGatewayProxyEvent } from 'aws-lambda';
import { callers } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { languageOf } from '#shared/messages/index.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { originProofHeader } from '../../ports/address.ts';
import type { Asked } from '../implement.ts';
import { bareHeaders } from './bare-headers.ts';
import { headerOf } from './header.ts';
import type { Step } from './step.ts';
import { userAgentFamilyOf } from '#shared/user-agent.ts';

const addressPort = ['address.of'] as const satisfies readonly PortName[];

const addressIn = async (event: APIGatewayProxyEvent): Promise<string> => {
  const { address } = await connect(addressPort);
  return address.of({
    forwardedFor: headerOf(event, 'x-forwarded-for'),
    originProof: headerOf(event, originProofHeader),
    sourceIp: event.requestContext.identity.sourceIp,
  });
};

const askedIn = (event: APIGatewayProxyEvent): Asked => ({
  requestId: event.requestContext.requestId,
  language: languageOf(headerOf(event, 'accept-language')),
  userAgent: userAgentFamilyOf(headerOf(event, 'user-agent')),
  from: '',
});

const asksAddress = ({ limit, evidence }: EndpointSpec): boolean => limit !== undefined || evidence !== undefined;

/** Names the request, before anything can refuse it: every answer carries its id and its language. */
export const identify: Step = {
  needs: (spec) => (asksAddress(spec) ? addressPort : []),
  middleware: ({ spec }) => ({
    before: async ({ event, internal }) => {
      internal.asked = askedIn(event);
      internal.headers = {
        ...bareHeaders,
        'content-language': internal.asked.language,
        'x-request-id': internal.asked.requestId,
        vary: ['Accept-Language', ...callers[spec.auth].shownIn].join(', '),
      };
      if (asksAddress(spec)) internal.asked = { ...internal.asked, from: await addressIn(event) };
    },
  }),
};
