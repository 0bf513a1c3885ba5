import {
  APIGatewayClient,
  ConflictException,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  GetApiKeysCommand,
  GetUsagePlansCommand,
  NotFoundException,
  type ApiKey,
} from '@aws-sdk/client-api-gateway';
import type { PlanName } from '#shared/plans.ts';
import { wait } from '../wait.ts';
import { perEnvironment } from '../environment.ts';
import { nameOfUsagePlan, ownerOf, ownName, ownPrefix } from '../rules/keys/usage-plans.ts';
import {
  deletesGatewayKeys,
  env,
  joinsUsagePlans,
  listsGatewayKeys,
  makesGatewayKeys,
  readsUsagePlans,
} from './grant.ts';
import { verb } from './verb.ts';

const client = perEnvironment(() => new APIGatewayClient());

/** One that works nowhere until it is in a usage plan. */
export interface Made {
  readonly apiKeyId: string;
  readonly value: string;
}

/** One of an account. */
export interface Owned {
  readonly apiKeyId: string;
  readonly userId: string;
  readonly createdAt: string;
}

const stage = (): string => env('STAGE_NAME');

/** What the SDK types as absent and API Gateway always says. */
const said = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`API Gateway said nothing of the ${what}`);
  return value;
};

const idOf = ({ id }: Pick<ApiKey, 'id'>): string => said(id, 'id');
const madeOf = ({ id, value }: ApiKey): Made => ({ apiKeyId: idOf({ id }), value: said(value, 'value') });
const createdAtOf = ({ createdDate }: ApiKey): string => said(createdDate, 'date').toISOString();

/** So many a call; more are no page. */
const pageSize = 500;

const create = async (userId: string, tier: PlanName): Promise<Made> =>
  madeOf(await client().send(new CreateApiKeyCommand({ name: ownName(stage(), userId, tier), enabled: true })));

/** Those of an account and plan that were made after a moment: an interrupted run left them. */
const find = async (userId: string, tier: PlanName, after: string): Promise<readonly Made[]> => {
  const name = ownName(stage(), userId, tier);
  const { items = [] } = await client().send(
    new GetApiKeysCommand({ nameQuery: name, includeValues: true, limit: pageSize }),
  );
  return items.filter((key) => key.name === name && key.enabled && createdAtOf(key) > after).map(madeOf);
};

/** Their ids are chosen by a deployment, so names find them; a deployment keeps them. */
const planIds = perEnvironment(() => new Map<string, string>());

const idOfPlan = async (name: string): Promise<string> => {
  const known = planIds().get(name);
  if (known !== undefined) return known;
  const { items = [] } = await client().send(new GetUsagePlansCommand({ limit: pageSize }));
  for (const { id, name: found } of items) if (id !== undefined && found !== undefined) planIds().set(found, id);
  return said(planIds().get(name), `usage plan ${name}`);
};

/** Puts a gateway key into the usage plan for own ones; one that is there stays. */
const attach = async (keyId: string, tier: PlanName): Promise<void> => {
  const plan = nameOfUsagePlan(stage(), { tier, environment: 'production', held: 'own' });
  const usagePlanId = await idOfPlan(plan);
  await client()
    .send(new CreateUsagePlanKeyCommand({ usagePlanId, keyId, keyType: 'API_KEY' }))
    .catch((error: unknown) => {
      if (error instanceof ConflictException) return;
      planIds().delete(plan);
      throw error;
    });
};

/** One that is gone already is gone. */
const remove = async (apiKey: string): Promise<void> => {
  await client()
    .send(new DeleteApiKeyCommand({ apiKey }))
    .catch((error: unknown) => {
      if (!(error instanceof NotFoundException)) throw error;
    });
};

/** A page of all gateway keys of the region: how many there are, and those of this stage's accounts. */
const list = async (
  position?: string,
): Promise<{ readonly count: number; readonly owned: readonly Owned[]; readonly next: string | undefined }> => {
  const { items = [], position: next } = await client().send(new GetApiKeysCommand({ position, limit: pageSize }));
  const owned = items
    .filter(({ name = '' }) => name.startsWith(ownPrefix(stage())))
    .map((key) => ({ apiKeyId: idOf(key), userId: ownerOf(key.name ?? ''), createdAt: createdAtOf(key) }));
  return { count: items.length, owned, next };
};

/** A region takes five a second, of everybody together. */
const pauseMs = 1000;
const next = perEnvironment(() => ({ freeAt: 0 }));

/** Waits so that this environment makes or deletes one a second at most. */
const turn = async (): Promise<void> => {
  const now = performance.now();
  const mine = Math.max(now, next().freeAt);
  next().freeAt = mine + pauseMs;
  if (mine > now) await wait(mine - now);
};

export const verbs = {
  create: verb([makesGatewayKeys], create),
  find: verb([listsGatewayKeys], find),
  attach: verb([readsUsagePlans, joinsUsagePlans], attach),
  remove: verb([deletesGatewayKeys], remove),
  list: verb([listsGatewayKeys], list),
  turn: verb([], turn),
};
