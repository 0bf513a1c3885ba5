import type { Environment } from '#shared/validation/environment.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { insideOf, keyMaker } from '../../../infra/testing/api-key.ts';
import { signUp } from '../../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { origin, sessionWriter } from '../../../infra/testing/widget-frame.ts';

const customers = 30;
/** As many as a new account can pay. */
const each = 5;

type Cloud = Awaited<ReturnType<typeof ownCloud>>;

const timed = async (times: number[], work: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
};

/** Frames of customers, each with its session, that opened nothing yet. */
const framesIn = async (cloud: Cloud, environment: Environment) => {
  const inside = insideOf(cloud);
  const [{ entitle, write }, makeKey] = [sessionWriter(cloud.addresses, inside), keyMaker(cloud.addresses, inside)];
  const newFrames = async () => {
    const customer = await signUp(cloud.addresses);
    const userId = await entitle(customer);
    const key = await makeKey(customer, { environment, plan: 'enterprise' });
    const sessions = Array.from({ length: each }, () => write(userId, key, { environment }));
    return Promise.all(sessions.map(async (session) => (await session).frame()));
  };
  const frames = [];
  for (let i = 0; i < customers; i++) frames.push(...(await newFrames()));
  return { frames, warm: await newFrames() };
};

type Frame = Awaited<ReturnType<typeof framesIn>>['warm'][number];
const open = (call: Frame) => call('POST /v1/widget/frame/open', { body: { origin } });
const ask = (call: Frame) =>
  call('POST /v1/widget/frame/validations', { body: { country: 'MX', accountNumber: clabes.company } });

const measureIn = async (cloud: Cloud, environment: Environment): Promise<Figure[]> => {
  const { frames, warm } = await framesIn(cloud, environment);
  for (const call of warm) await open(call);
  for (const call of warm) await ask(call);
  cloud.aws.capacity.enabled = true;
  cloud.aws.capacity.reset();
  const [opening, asking]: [number[], number[]] = [[], []];
  for (const call of frames) await timed(opening, () => open(call));
  for (const call of frames) await timed(asking, () => ask(call));
  const opened = cloud.aws.capacity.report('PublicApiOpenWidgetFrame');
  const asked = cloud.aws.capacity.report('PublicApiAskFromWidgetFrame');
  const isSandbox = environment === 'sandbox';
  return [
    { what: `A frame opens, ${environment}, p50`, value: percentile(opening, 0.5), unit: 'ms', budget: 25 },
    { what: `A frame opens, ${environment}: calls`, value: opened.calls / frames.length, unit: 'calls', budget: 3 },
    { what: `A frame opens, ${environment}: read capacity`, value: opened.readUnits / frames.length, unit: 'RCU' },
    {
      what: `A frame opens, ${environment}: written`,
      value: opened.writeUnits / frames.length,
      unit: 'WCU',
      budget: 2,
    },
    { what: `A frame asks, ${environment}, p50`, value: percentile(asking, 0.5), unit: 'ms', budget: 60 },
    {
      what: `A frame asks, ${environment}: calls`,
      value: asked.calls / frames.length,
      unit: 'calls',
      budget: isSandbox ? 9 : 10,
    },
    { what: `A frame asks, ${environment}: read capacity`, value: asked.readUnits / frames.length, unit: 'RCU' },
    {
      what: `A frame asks, ${environment}: written`,
      value: asked.writeUnits / frames.length,
      unit: 'WCU',
      budget: isSandbox ? 10 : 16,
    },
  ];
};

/** What the widget adds to a validation: proof, kill switch, try, day and token. Nothing is held back here, the bank answers at once. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud({ CUENTACLARA_WIDGET_SOONEST_MS: '0' });
  try {
    return [...(await measureIn(cloud, 'sandbox')), ...(await measureIn(cloud, 'production'))];
  } finally {
    await cloud.close();
  }
};

export default measure;
