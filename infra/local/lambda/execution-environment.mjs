// One execution environment: a thread that imports one handler and answers one event at a time.
// JavaScript on purpose: stripping types in every new thread costs a cold start 18 ms.
import { parentPort, workerData } from 'node:worker_threads';

const { file, exportName, context, clockOffset } = workerData;
const machineNow = Date.now;

/** Makes `Date` tell the product's time: the machine's plus the shared offset. */
const moveTime = (offset) => {
  const MachineDate = Date;
  const now = () => machineNow() + Number(Atomics.load(offset, 0));
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length ? parts : [now()], newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
};

moveTime(new BigInt64Array(clockOffset));

const started = performance.now();

const fail = (id, error) => {
  const errorType = error?.name ?? 'Error';
  const errorMessage = String(error?.message ?? error);
  parentPort.postMessage({
    kind: 'failed',
    id,
    error: { errorType, errorMessage, trace: String(error?.stack ?? '').split('\n') },
  });
};

const load = async () => {
  try {
    const found = (await import(file))[exportName];
    if (typeof found === 'function') return found;
    fail(undefined, { name: 'Runtime.HandlerNotFound', message: `${exportName} is undefined or not exported` });
  } catch (error) {
    fail(undefined, error);
  }
};

const handler = await load();

const answer = async ({ id, event, deadline }) => {
  const before = process.threadCpuUsage();
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const result = await handler(JSON.parse(event), {
      ...context,
      awsRequestId: id,
      getRemainingTimeInMillis: () => Math.max(0, deadline - machineNow()),
    });
    const payload = JSON.stringify(result);
    parentPort.postMessage({ kind: 'answered', id, payload, processorMs: processorMs() });
  } catch (error) {
    fail(id, error);
  }
};

if (handler) {
  parentPort.on('message', (call) => void answer(call));
  parentPort.postMessage({ kind: 'ready', initMs: performance.now() - started });
}
