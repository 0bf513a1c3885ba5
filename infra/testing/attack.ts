import { parseArgs } from 'node:util';
import { attackCloud, attackSite, trialNames } from './attack/attack.ts';
import { cloudToAttack } from './attack/own-cloud.ts';
import { tableOf, type Row } from './attack/table.ts';

const { values } = parseArgs({
  options: { at: { type: 'string' }, size: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const size = Number(values.size);
if (!Number.isInteger(size) || size < 1) throw new Error(`--size takes a whole number, not ${values.size}.`);
const only = values.only?.split(',');
const unknown = only?.filter((name) => !trialNames.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`--only takes some of ${trialNames.join(', ')}; not ${unknown.join(', ')}.`);

/** At an address only what anybody can try there; without one, everything at a cloud of this machine. */
const rowsAt = async (): Promise<readonly Row[]> => {
  if (values.at) return attackSite({ address: new URL(values.at).origin, size }, only);
  const cloud = await cloudToAttack(size);
  try {
    return await attackCloud(cloud, only);
  } finally {
    await cloud.close();
  }
};

const rows = await rowsAt();
const gaveWay = rows.filter(({ held }) => !held).length;
console.log(tableOf(rows));
const all = rows.reduce((sum, { times }) => sum + times, 0);
console.log(`\n${all} tries in ${rows.length} ways: ${gaveWay === 0 ? 'all held' : `${gaveWay} gave way`}`);
if (gaveWay > 0) process.exitCode = 1;
