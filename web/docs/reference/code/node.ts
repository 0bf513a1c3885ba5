import type { OperationName } from '../operation-names.ts';
import { address, keyShown, secretVariable, type Call } from './call.ts';
import { javascript, literal } from './literal.ts';

/** A member of the SDK's client and what it is called with. */
type SdkCall = (call: Call) => readonly [member: string, ...given: unknown[]];

const id = ({ params }: Call): string => params['id'] ?? '';
const country = ({ params }: Call): string => params['country'] ?? '';

/** How the SDK asks for each operation; the frames of the widget and the document of the API are none of its business. */
const sdkCalls: Readonly<Record<OperationName, SdkCall | undefined>> = {
  createValidation: ({ body }) => ['validations.create', body],
  getValidation: (call) => ['validations.get', id(call)],
  listValidations: ({ query }) => ['validations.list', query],
  searchValidations: ({ body }) => ['validations.search', body],
  createBatch: ({ body }) => ['batches.create', body],
  getBatch: (call) => ['batches.get', id(call)],
  listBatches: ({ query }) => ['batches.list', query],
  listBatchResults: (call) => ['batches.results', id(call), call.query],
  actOnBatch: (call) => [`batches.${call.params['action'] ?? ''}`, id(call)],
  createWebhook: ({ body }) => ['webhooks.create', body],
  getWebhook: (call) => ['webhooks.get', id(call)],
  listWebhooks: () => ['webhooks.list'],
  changeWebhook: (call) => ['webhooks.change', id(call), call.body],
  deleteWebhook: (call) => ['webhooks.delete', id(call)],
  rotateWebhookSecret: (call) => ['webhooks.rotate', id(call), call.body],
  testWebhook: (call) => ['webhooks.test', id(call), call.body],
  listDeliveries: (call) => ['webhooks.deliveries.list', id(call), call.query],
  getDelivery: (call) => ['webhooks.deliveries.get', id(call)],
  replayDelivery: (call) => ['webhooks.deliveries.replay', id(call)],
  createWidgetSession: ({ body }) => ['widget.createSession', body],
  redeemWidgetResult: ({ body }) => ['widget.redeem', (body as { readonly resultToken: string }).resultToken],
  openWidgetFrame: undefined,
  askFromWidgetFrame: undefined,
  getFromWidgetFrame: undefined,
  endWidgetFrame: undefined,
  getCredits: () => ['credits.get'],
  getUsage: ({ query }) => ['usage.get', query],
  listCountries: () => ['countries.list'],
  getRequirements: (call) => ['countries.requirements', country(call), call.query],
  listBanks: (call) => ['countries.banks', country(call)],
  listAccountTypes: (call) => ['countries.accountTypes', country(call)],
  listDocumentTypes: (call) => ['countries.documentTypes', country(call)],
  getOpenapi: undefined,
};

/** Lists that go on page after page. */
const pagedBy = new Set([
  'validations.list',
  'validations.search',
  'batches.list',
  'batches.results',
  'webhooks.deliveries.list',
]);

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

export const node = (call: Call): string | undefined => {
  const sdkCall = sdkCalls[call.name as OperationName];
  if (!sdkCall) return undefined;
  const [member, ...given] = sdkCall(call);
  const args = given.filter((one) => !isEmpty(one)).map((one) => literal(one, javascript));
  const asked = `cuentaclara.${member}(${args.join(', ')})`;
  const used = pagedBy.has(member)
    ? `for await (const one of ${asked}) console.log(one);`
    : call.hasAnswer
      ? `const answer = await ${asked};\nconsole.log(answer);`
      : `await ${asked};`;
  return [
    "import { CuentaClara } from '@cuentaclara/sdk';",
    '',
    'const cuentaclara = new CuentaClara({',
    `  address: '${address}',`,
    `  key: '${keyShown}',`,
    `  secret: process.env.${secretVariable},`,
    '});',
    '',
    used,
  ].join('\n');
};
