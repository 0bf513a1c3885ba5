import { parentPort, workerData } from 'node:worker_threads';
import { openTable } from '../table.ts';
import { paymentTrial, type PaymentTrial } from './payment-trial.ts';

/** A thread with a table and a PayPal of its own: what one lane computes waits for no other. */
const table = await openTable();
try {
  await paymentTrial(workerData as PaymentTrial, (wrongs, done) => parentPort?.postMessage({ wrongs, done }));
} finally {
  await table.close();
}
