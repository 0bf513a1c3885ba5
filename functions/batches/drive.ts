import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import type { BatchTurn } from '../rules/batches/batch-turn.ts';
import { ended, failedWith } from '../rules/batches/ended.ts';
import { uploadOverAt } from '../rules/batches/look-at.ts';
import { ask, askPorts } from './ask.ts';
import { putOn } from './put-on.ts';
import { readFile, readFilePorts } from './read-file.ts';

export const drivePorts = [...askPorts, ...readFilePorts, 'batches.find'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof drivePorts)[number]>;

/** A file that nobody sent in time is waited for no longer. */
const endUpload = async (ports: Ports, batch: Batch): Promise<void> => {
  const now = ports.clock.now();
  if (uploadOverAt(batch) <= now) await ports.batches.write(batch, failedWith(batch, 'fileMissing', now));
};

/** Nobody was asked about it, so nothing is to be given back. */
const endUnread = async (ports: Ports, batch: Batch): Promise<void> => {
  if (!(await ports.batches.write(batch, ended(batch, ports.clock.now())))) await putOn(ports, batch, 1);
};

/** One turn of a batch. Messages about batches that are gone or over, and about turns of before, say nothing. */
export const drive = async (ports: Ports, { userId, batchId, turn }: BatchTurn): Promise<void> => {
  const batch = await ports.batches.find(userId, batchId);
  if (batch?.turn !== turn || batch.stage === 'ended') return;
  if (batch.stage === 'uploading') return endUpload(ports, batch);
  if (batch.stage === 'asking') return ask(ports, batch);
  await (batch.isCancelled ? endUnread(ports, batch) : readFile(ports, batch));
};
