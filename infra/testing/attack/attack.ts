import { accounts } from './accounts.ts';
import { forged } from './forged.ts';
import { lockOuts } from './lock-outs.ts';
import { logins } from './logins.ts';
import { signUps } from './signups.ts';
import { ofSites } from './site.ts';
import type { Row } from './table.ts';
import type { Cloud, Site, Trial } from './trial.ts';

const ofClouds: readonly Trial<Cloud>[] = [...logins, ...lockOuts, ...signUps, ...accounts, ...forged];

/** What is counted in windows begins anew for the next trial. */
const windowSeconds = 3600;

/** One that breaks off has shown that something gave way. */
const rowsOf = async <G extends Site>({ name, run }: Trial<G>, ground: G): Promise<Row[]> => {
  try {
    return (await run(ground)).map((finding) => ({ trial: name, ...finding }));
  } catch (error) {
    const happened = error instanceof Error ? error.message : String(error);
    return [{ trial: name, tried: 'the trial itself', times: 1, happened, held: false }];
  }
};

const isWanted =
  (only: readonly string[] | undefined) =>
  ({ name }: { readonly name: string }) =>
    !only || only.includes(name);

/** What anybody can try at an address. */
export const attackSite = async (site: Site, only?: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const trial of ofSites.filter(isWanted(only))) rows.push(...(await rowsOf(trial, site)));
  return rows;
};

/** All of it, at a cloud of this machine. */
export const attackCloud = async (cloud: Cloud, only?: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const trial of ofClouds.filter(isWanted(only))) {
    rows.push(...(await rowsOf(trial, cloud)));
    await cloud.advance(windowSeconds);
  }
  return [...rows, ...(await attackSite(cloud, only))];
};

export const trialNames: readonly string[] = [...ofClouds, ...ofSites].map(({ name }) => name);
