import { parentPort, workerData } from 'node:worker_threads';
import { openTable } from '../table.ts';
import { paymentTrial, type PaymentTrial } from './payment-trial.ts';

/** A thread with a table and a PayPal of its own: what one lane computes waits for no other. */
const table = await openTable();
try {
  parentPort?.postMessage(await paymentTrial(workerData as PaymentTrial));
} finally {
  await table.close();
}
