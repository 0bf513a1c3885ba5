import { join } from 'node:path';
import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readWhole, writeWhole } from '../host/files.ts';
import { apiKey, type ApiKey, place, type Place } from './api-key.ts';
import { readTemplateKeys, readTemplatePlaces } from './template-keys.ts';
import type { UsagePlan } from './usage-plan.ts';

/** The keys of the region and the plans they are in. Each change is on disk before it is answered. */
export interface Keys {
  readonly find: (id: string) => ApiKey | undefined;
  readonly withValue: (value: string) => ApiKey | undefined;
  readonly all: () => readonly ApiKey[];
  /** Adds a key, or replaces the one of the same id. */
  readonly put: (key: ApiKey) => void;
  /** With its places. */
  readonly remove: (id: string) => void;
  readonly placesOf: (keyId: string) => readonly Place[];
  readonly placesIn: (planId: string) => readonly Place[];
  readonly join: (place: Place) => void;
  readonly leave: (place: Place) => void;
}

const stored = z.object({
  keys: z.array(apiKey),
  places: z.array(place),
  /** Values drawn for keys of the templates, by their path. */
  drawn: z.record(z.string(), z.string()),
});

const nameOf = ({ planId, keyId }: Place): string => `${planId} ${keyId}`;

/** Everything of the file, with what the templates say at this start; what refers to plans or keys that are gone is left out. */
export const openKeys = (
  assembly: Assembly,
  { stateDir, plans, now }: { readonly stateDir: string; readonly plans: readonly UsagePlan[]; readonly now: number },
): Keys => {
  const file = join(stateDir, 'gateway-keys.json');
  const kept = readWhole(file, stored) ?? { keys: [], places: [], drawn: {} };
  const ofTemplates = readTemplateKeys(assembly, kept.drawn, now);
  const placesOfTemplates = readTemplatePlaces(assembly);
  const templateKeys = new Set(ofTemplates.map(({ id }) => id));
  const templatePlaces = new Set(placesOfTemplates.map(nameOf));
  const keys = new Map<string, ApiKey>();
  const idOf = new Map<string, string>();
  const places = new Map<string, readonly Place[]>();

  const set = (key: ApiKey): void => {
    const holder = idOf.get(key.value);
    if (holder !== undefined && holder !== key.id) throw new Error(`The keys ${holder} and ${key.id} have one value.`);
    keys.set(key.id, key);
    idOf.set(key.value, key.id);
  };
  const enter = (one: Place): void => void places.set(one.keyId, [...placesOf(one.keyId), one]);
  const placesOf = (keyId: string): readonly Place[] => places.get(keyId) ?? [];
  const save = (): void =>
    writeWhole(
      file,
      {
        keys: [...keys.values()].filter(({ id }) => !templateKeys.has(id)),
        places: [...places.values()].flat().filter((one) => !templatePlaces.has(nameOf(one))),
        drawn: kept.drawn,
      },
      0o600,
    );

  [...ofTemplates, ...kept.keys].forEach(set);
  const isKnown = ({ keyId, planId }: Place) => keys.has(keyId) && plans.some(({ id }) => id === planId);
  const keptPlaces = kept.places.filter((one) => isKnown(one) && !templatePlaces.has(nameOf(one)));
  [...placesOfTemplates, ...keptPlaces].forEach(enter);
  if (keys.size) save();

  return {
    find: (id) => keys.get(id),
    withValue: (value) => keys.get(idOf.get(value) ?? ''),
    all: () => [...keys.values()],
    put: (key) => {
      set(key);
      save();
    },
    remove: (id) => {
      idOf.delete(keys.get(id)?.value ?? '');
      keys.delete(id);
      places.delete(id);
      save();
    },
    placesOf,
    placesIn: (planId) => [...places.values()].flat().filter((one) => one.planId === planId),
    join: (one) => {
      enter(one);
      save();
    },
    leave: (one) => {
      places.set(
        one.keyId,
        placesOf(one.keyId).filter((other) => nameOf(other) !== nameOf(one)),
      );
      save();
    },
  };
};
