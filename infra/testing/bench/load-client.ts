import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Load, Sent, Unit } from './load.ts';

const agent = new Agent({ keepAlive: true });

const send = ({ url, method, headers, body }: Unit[number]): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, {
      agent,
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.end(body);
  });

const timed = async (unit: Unit): Promise<Sent['units'][number]> => {
  const statuses: number[] = [];
  const began = performance.now();
  for (const one of unit) statuses.push(await send(one));
  return { ms: performance.now() - began, statuses };
};

const inLanes = async ({ units, lanes }: Load): Promise<Sent> => {
  const waiting = units.values();
  const done: Sent['units'][number][] = [];
  const began = performance.now();
  const lane = async () => {
    for (const unit of waiting) done.push(await timed(unit));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { units: done, ms: performance.now() - began };
};

parentPort?.on('message', (load: Load) => void inLanes(load).then((sent) => parentPort?.postMessage(sent)));
