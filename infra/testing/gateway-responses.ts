import type { Api } from '#shared/contract/endpoint.ts';
import { loadAssembly } from '../local/assembly.ts';
import { readApi } from '../local/gateway/api.ts';
import { publishedResources } from '../local/published.ts';
import { prepare } from '../prepare.ts';

const { assemblyDir } = await prepare();
const addresses = { aws: 'http://local', published: () => 'http://local' };
const assembly = loadAssembly(assemblyDir, { addresses, secret: () => 'x' });
const restApis = publishedResources(assembly, 'AWS::ApiGateway::RestApi');

const responsesOf = (api: Api) => {
  const restApi = restApis.get(`${api}Api`);
  if (!restApi) throw new Error(`The product has the ${api} API.`);
  return readApi(assembly, restApi).gatewayResponses;
};

/** What the gateway of each API answers in the place of functions, as the templates say. */
export const gatewayResponses = { app: responsesOf('app'), public: responsesOf('public') };
