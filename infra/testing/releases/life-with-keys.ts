import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { APIGatewayRequestAuthorizerEvent, SQSEvent, SQSRecord } from 'aws-lambda';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { headersOf } from '#shared/contract/callers.ts';
import { admitKey } from '#functions/admission/admit-key.ts';
import { listKeys } from '#functions/api/keys/list-keys.ts';
import { rotateKey } from '#functions/api/keys/rotate-key.ts';
import { listRequests } from '#functions/api/requests/list-requests.ts';
import { getUsage } from '#functions/api/usage/get-usage.ts';
import { admitting } from '#functions/entry/admission.ts';
import { queued } from '#functions/entry/queue.ts';
import { carryPlanToKeys } from '#functions/queues/carry-plan-to-keys.ts';
import { mailAboutKeyLimit } from '#functions/queues/mail-about-key-limit.ts';
import { makeGatewayKey } from '#functions/queues/make-gateway-key.ts';
import { keyLimitReached } from '#functions/rules/events/key-limit-reached.ts';
import { listBatches } from '#functions/v1/batches/list-batches.ts';
import { createValidation } from '#functions/v1/validations/create-validation.ts';
import { listValidations } from '#functions/v1/validations/list-validations.ts';
import { getUsage as getUsageOfKey } from '#functions/v1/usage/get-usage.ts';
import { environments } from '#shared/validation/environment.ts';
import { clabes } from '../accounts.ts';
import { goodPassword } from '../customer.ts';
import { userIdOf, type Fixture, type Item } from './fixture.ts';
import type { ShownKey } from './integration.ts';
import { posting, type List, type Visitor } from './visitor.ts';

export interface ShownUsage {
  readonly requests: number;
  readonly totals: { readonly total: number };
}
export interface ShownKeyRow {
  readonly id: string;
  readonly keyId: string;
  readonly usage: { readonly month: number };
  readonly secrets: readonly object[];
}
export interface Logged {
  readonly status: number;
  readonly replayed: boolean;
}

/** The keys of somebody who is signed in, what they were used for, and every request that has a row. */
export const readKeys = async ({ json }: Visitor, headers: Readonly<Record<string, string>>) => {
  const { data: keys } = await json<List<ShownKeyRow>>(listKeys, { headers });
  const usage: ShownUsage[] = [];
  for (const environment of environments)
    usage.push(await json<ShownUsage>(getUsage, { headers, query: { environment } }));
  const { data: requests } = await json<List<Logged>>(listRequests, { headers, query: { limit: '100' } });
  return { keys, usage, requests };
};

const methodArn = 'arn:aws:execute-api:us-east-1:123456789012:abc123/live/GET/v1/usage';

/** So many requests the program of an integrator sends each time. */
export const requestsEach = 4;

/** What the program of an integrator asks, first of the gateway. */
const callWith = async ({ json }: Visitor, apiKey: ShownKey) => {
  const headers = headersOf({ apiKey });
  const admit = await admitting(admitKey);
  const { principalId } = await admit({ methodArn, headers } as unknown as APIGatewayRequestAuthorizerEvent);
  await json(getUsageOfKey, { headers });
  const { data: history } = await json<List<object>>(listValidations, { headers });
  const { data: batches } = await json<List<{ readonly id: string }>>(listBatches, { headers });
  const body = { country: 'MX', accountNumber: clabes.company };
  const { status } = await json(createValidation, posting(body, headers));
  return { principalId, history, batches, status };
};

/** Every key of the owner by every secret that works, then another secret for each. */
export const useKeys = async (visit: Visitor, { people: { owner, apiKeys = [] } }: Fixture) => {
  const called: Awaited<ReturnType<typeof callWith>>[] = [];
  for (const apiKey of apiKeys) called.push(await callWith(visit, apiKey));
  const headers = { authorization: `Bearer ${owner.token}` };
  const { data: keys } = await visit.json<List<ShownKeyRow>>(listKeys, { headers });
  for (const { id, keyId } of keys) {
    const another = await visit.json(rotateKey, { ...posting({ password: goodPassword }, headers), params: { id } });
    called.push(await callWith(visit, { keyId, secret: String(another['secret']) }));
  }
  return called;
};

const marksIn = (row: Item): readonly object[] => {
  const told = keyLimitReached.item.safeParse(unmarshall(row as unknown as Record<string, AttributeValue>));
  return told.success ? [told.data] : [];
};

/** What the queues are told of keys, once again; gives what they failed at. */
export const tellOfKeys = async (fixture: Fixture): Promise<readonly object[]> => {
  const tell = async (consumer: Awaited<ReturnType<typeof queued>>, messages: readonly object[]) => {
    const Records = messages.map((message, at) => ({ messageId: `${at}`, body: JSON.stringify(message) }) as SQSRecord);
    return (await consumer({ Records } as SQSEvent)).batchItemFailures;
  };
  const owner = [{ userId: userIdOf(fixture, fixture.people.owner) }];
  return [
    ...(await tell(await queued(carryPlanToKeys), owner)),
    ...(await tell(await queued(makeGatewayKey), owner)),
    ...(await tell(await queued(mailAboutKeyLimit), fixture.rows.flatMap(marksIn))),
  ];
};
