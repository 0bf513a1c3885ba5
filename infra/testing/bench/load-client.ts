import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { inLanes } from '../in-lanes.ts';
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

const sendAll = async ({ units, lanes }: Load): Promise<Sent> => {
  const began = performance.now();
  return { units: await inLanes(lanes, units, timed), ms: performance.now() - began };
};

parentPort?.on('message', (load: Load) => void sendAll(load).then((sent) => parentPort?.postMessage(sent)));
