import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Declared } from '#shared/contract/index.ts';
import type { Credentials } from '#shared/contract/callers.ts';
import { newToken } from '#functions/proof.ts';
import { clabes } from '../accounts.ts';
import { insideOf } from '../api-key.ts';
import { inLanes } from '../in-lanes.ts';
import { sessionWriter } from '../widget-frame.ts';
import { documents } from './accounts.ts';
import { failuresOf, turnsOf, unanswered } from './faults.ts';
import { forged, sender } from './flood.ts';
import { kinds } from './kinds.ts';
import { learning } from './learned.ts';
import { clientsOf, join, keyOf, password, type Cloud, type Person } from './people.ts';
import { inOrder, rightRequests, wrongRequests, type Asked, type Ids } from './requests.ts';
import {
  asks,
  choosesAnother,
  copies,
  declines,
  guards,
  keeps,
  listens,
  pays,
  sendsBatches,
  shows,
  writes,
  type Stage,
} from './stories.ts';
import { tapOf } from './tap.ts';

/** Requests on their way at once: more only wait for each other. */
const lanes = 5;

/** A receiver of events, which answers what is kept for its owner to see. */
const receiverOf = async () => {
  const server = createServer((_, response) => void response.end(kinds.receiverSaid.value));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const emailOf = (note: string): string => kinds.email.value.replace('@', `+${note}@`);

/** Whoever calls, with a proof of each kind. */
const credentialsOf = async ({ cloud, clients, learning: { keep } }: Stage, person: Person): Promise<Credentials> => {
  const [sandbox, frame] = [await keyOf(cloud, { keep }, person), newToken()];
  const { write } = sessionWriter(cloud.addresses, insideOf(cloud));
  const { secret } = await write(person.userId, sandbox, { origin: kinds.widgetHost.value, maxValidations: 500 });
  const widget = { secret, frame };
  keep(secret, frame);
  await clients.frame(widget)('POST /v1/widget/frame/open', { body: { origin: kinds.widgetHost.value } });
  return { token: () => person.token, apiKey: sandbox, widget };
};

/** Every story once; gives what was made on the way, by where it is asked for. */
const tell = async (stage: Stage, { call }: Person, other: Person): Promise<Ids> => {
  const [asked, batches, paid] = await Promise.all([asks(stage, call), sendsBatches(stage, call), pays(stage, call)]);
  const [heard, kept] = await Promise.all([
    listens(stage, call),
    keeps(call),
    shows(stage, other.call),
    writes(stage, call),
    declines(stage),
    guards(stage, other),
  ]);
  const key = await call('POST /api/keys', { body: { name: kinds.keyName.value, environment: 'sandbox' } });
  await copies(stage, call);
  const { data } = await call('GET /api/auth/sessions', {});
  return [
    ['/api/pay-links/', paid.payLink],
    ['/api/payments/', paid.payment],
    ['/api/subscriptions/', paid.subscription],
    ['/api/receipts/', asked.receipt],
    ['/api/batches/', batches.batch],
    ['/v1/batches/', batches.waiting],
    ['/api/payees/', kept.payee],
    ['/api/webhooks/deliveries/', heard.delivery],
    ['/v1/webhooks/deliveries/', heard.delivery],
    ['/api/webhooks/', heard.webhook],
    ['/v1/webhooks/', heard.elsewhere],
    ['/api/keys/', key.id],
    ['/api/auth/sessions/', data.at(-1)?.id ?? ''],
    ['/', asked.validation],
  ];
};

/** Questions that the bank fails to answer, each in its way. */
const askInVain = async ({ call }: Person): Promise<void> => {
  const about = { beneficiaryName: kinds.holder.value, reference: kinds.reference.value };
  const document = { documentType: 'RFC', documentNumber: documents.rfc.number };
  await inLanes(lanes, unanswered, async (how) =>
    call('POST /api/validations', {
      body: { country: 'MX', accountNumber: clabes[how], ...document, ...about, environment: 'production' },
    }).catch(() => undefined),
  );
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the name of an operation's function holds. */
const functionOf = ({ spec: { api }, name }: Declared): string => `${capital(api)}Api${capital(name)}`;

/** Whose session or account ends with it: each somebody else's. */
const enders = ['changePassword', 'deleteAccount'];

/** Everything that can be asked of the product, by somebody who is marked through and through. */
export const play = async (cloud: Cloud) => {
  const [learned, tap, receiver] = [learning(), tapOf(cloud), await receiverOf()];
  const clients = clientsOf(cloud, learned);
  const stage: Stage = { cloud, clients, learning: learned, receiver: receiver.url };
  const send = sender(cloud, clients);
  const newPerson = (email: string) => join(cloud, clients, learned, email);
  const owner = await newPerson(kinds.email.value);
  const other = await newPerson(emailOf('otra'));
  const stranger = await newPerson(kinds.otherEmail.value);
  const own = await credentialsOf(stage, owner);
  /** A key may ask so often in a minute: each operation has one of its own. */
  const shownTo = async ({ spec: { auth } }: Declared): Promise<Credentials> =>
    auth === 'key' ? { apiKey: await keyOf(cloud, learned, owner) } : own;
  const newSession = async ({ email }: Person): Promise<Credentials> => {
    const { token } = await clients.guest('POST /api/auth/login', { body: { email, password } });
    return { ...own, token: () => token };
  };

  const meetFailures = async (one: Declared, asked: Asked, by: Credentials): Promise<void> => {
    for (const faults of turnsOf(functionOf(one))) {
      cloud.inject(faults);
      await send(one, asked, by);
    }
  };

  const ids = await tell(stage, owner, other);
  await choosesAnother(stage, stranger.email);

  const [first = [], ends = []] = inOrder;
  await inLanes(lanes, first, async (one) => {
    const [right, by] = [rightRequests(one, ids), await shownTo(one)];
    for (const asked of [...right, ...wrongRequests(one, ids)]) await send(one, asked, by);
    const [asked = {}] = right;
    await send(one, asked, forged);
    await meetFailures(one, asked, by);
  });
  cloud.clearFaults();
  cloud.inject(failuresOf('-work-'));
  await Promise.allSettled([askInVain(owner), asks(stage, other.call), writes(stage, other.call)]);
  await cloud.drain(5);
  cloud.clearFaults();
  await cloud.drain(10);

  const end = async (one: Declared, by: Credentials): Promise<void> => {
    const [right, [asked = {}]] = [rightRequests(one, ids), rightRequests(one, ids)];
    for (const wrong of wrongRequests(one, ids)) await send(one, wrong, by);
    await send(one, asked, forged);
    await meetFailures(one, asked, by);
    cloud.clearFaults();
    for (const each of right) await send(one, each, by);
  };
  for (const one of ends.filter(({ name }) => !enders.includes(name)))
    await end(one, one.spec.auth === 'user' ? await newSession(owner) : await shownTo(one));
  for (const [index, one] of ends.filter(({ name }) => enders.includes(name)).entries())
    await end(one, await newSession(index === 0 ? stranger : other));
  await cloud.runSchedules('all');
  await cloud.drain(20);
  tap.close();
  receiver.close();
  return { tap, learned };
};
