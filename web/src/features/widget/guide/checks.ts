import { isCovered } from '#shared/widget/origin.ts';
import type { Settings } from '../api/widget.ts';
import type { WidgetKey } from '../own-values.ts';
import type { Seen } from './progress.ts';

export type CheckState = 'good' | 'wrong' | 'missing';

export interface CheckValues {
  readonly keyId?: string;
  readonly origin?: string;
  readonly count?: number;
  /** When it was seen last. */
  readonly at?: string;
}

/** What is told of one part of an integration, with the values its sentence names. */
export interface Check {
  readonly name: 'power' | 'key' | 'used' | 'origins' | 'hosts' | 'opened' | 'answered';
  readonly state: CheckState;
  readonly values: CheckValues;
}

export interface Facts {
  readonly settings: Pick<Settings, 'isOn' | 'allowedOrigins' | 'uncoveredHosts'>;
  readonly keys: readonly WidgetKey[];
  readonly seen: Seen;
}

const check = (name: Check['name'], state: CheckState, values: CheckValues = {}): Check => ({
  name,
  state,
  values,
});

const keyCheck = (keys: readonly WidgetKey[]): Check => {
  const active = keys.find(({ state }) => state === 'active');
  if (active) return check('key', 'good', { keyId: active.keyId });
  return check('key', keys.length > 0 ? 'wrong' : 'missing');
};

const usedCheck = (keys: readonly WidgetKey[]): Check => {
  const last = keys
    .flatMap(({ lastUsedAt, keyId }) => (lastUsedAt ? [{ at: lastUsedAt, keyId }] : []))
    .toSorted((one, other) => other.at.localeCompare(one.at))[0];
  return last ? check('used', 'good', last) : check('used', 'missing');
};

const hostsCheck = ({ uncoveredHosts, allowedOrigins }: Facts['settings']): Check => {
  const [newest, ...others] = uncoveredHosts.filter(({ origin }) => !isCovered(origin, allowedOrigins));
  return newest
    ? check('hosts', 'wrong', { origin: newest.origin, at: newest.lastAt, count: others.length + 1 })
    : check('hosts', 'good');
};

/** Sessions that no page opened, though several were made: mostly the page's own policy, or another origin. */
const unopenedFrom = 3;

const openedCheck = ({ minted, opened }: Seen): Check => {
  if (opened > 0) return check('opened', 'good', { count: opened });
  return check('opened', minted >= unopenedFrom ? 'wrong' : 'missing', { count: minted });
};

/** What data say of an integration, in the order in which one would look. */
export const checksOf = ({ settings, keys, seen }: Facts): readonly Check[] => [
  check('power', settings.isOn ? 'good' : 'wrong'),
  keyCheck(keys),
  usedCheck(keys),
  settings.allowedOrigins.length > 0
    ? check('origins', 'good', { count: settings.allowedOrigins.length })
    : check('origins', 'missing'),
  hostsCheck(settings),
  openedCheck(seen),
  seen.answered > 0 ? check('answered', 'good', { count: seen.answered }) : check('answered', 'missing'),
];
