import { declared } from '#shared/contract/index.ts';
import type { Tap } from './tap.ts';

/** How an operation may answer. */
const ways = {
  'as it is meant to': (status: number) => status < 300,
  'with a refusal': (status: number) => status >= 400 && status < 500,
  'with a failure': (status: number) => status >= 500,
} as const satisfies Readonly<Record<string, (status: number) => boolean>>;
type Way = keyof typeof ways;

const asksNothing = 'it asks nothing that could be wrong';
const asksNobody = 'it asks nobody who could fail';

/** What an operation never answers here, and why. */
const never: Readonly<Record<Way, Readonly<Record<string, string>>>> = {
  'as it is meant to': { 'app resendVerification': 'a mail left less than a minute ago' },
  'with a refusal': {
    'app keepAlive': asksNothing,
    'app listCountries': asksNothing,
    'app getKeySet': asksNothing,
    'app getStatus': asksNothing,
    'public getOpenapi': asksNothing,
  },
  'with a failure': {
    'app keepAlive': asksNobody,
    'app listAccountTypes': asksNobody,
    'app listBanks': asksNobody,
    'app listCountries': asksNobody,
    'app listDocumentTypes': asksNobody,
    'app getKeySet': asksNobody,
    'public getOpenapi': asksNobody,
    'app receiveWebhook': 'nobody signs as PayPal does, and what is not signed is refused first',
  },
};

/** Operations that did not answer in one of the ways, although they can. */
export const unreached = ({ statuses }: Pick<Tap, 'statuses'>): readonly string[] =>
  (Object.keys(ways) as Way[]).flatMap((way) =>
    declared
      .map(({ spec: { api }, name }) => `${api} ${name}`)
      .filter((operation) => ![...(statuses.get(operation)?.keys() ?? [])].some(ways[way]))
      .filter((operation) => !(operation in never[way]))
      .map((operation) => `${operation} never answered ${way}`),
  );
