import type { TestProject } from 'vitest/node';
import { boot } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './addresses.ts';
import { insideOf, type Inside } from './api-key.ts';
import { quick } from './quick.ts';

interface Kept {
  cloud?: Promise<{ addresses: Addresses; inside: Inside; widgetTicketKey: string; close(): Promise<void> }>;
  users: number;
}

/** Every project of the run is set up by itself, in one process: they share this one cloud. */
const kept: Kept = ((globalThis as { trialCloud?: Kept }).trialCloud ??= { users: 0 });

const open = async () => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({ assemblyDir, env: quick });
  const widgetTicketKey = cloud.aws.secrets.value('WidgetTicketKey');
  return {
    addresses: cloud.endpoints as Addresses,
    inside: insideOf(cloud),
    widgetTicketKey,
    close: () => cloud.close(),
  };
};

/** Boots the product once for the whole run; nothing of it is mocked, only the waits of its templates are short. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  kept.users += 1;
  kept.cloud ??= open();
  const cloud = await kept.cloud;
  project.provide('cloud', cloud.addresses);
  project.provide('databasePort', cloud.inside.databasePort);
  project.provide('apiKeyPepper', cloud.inside.apiKeyPepper);
  project.provide('widgetTicketKey', cloud.widgetTicketKey);
  return async () => {
    kept.users -= 1;
    if (kept.users === 0) await cloud.close();
  };
};
