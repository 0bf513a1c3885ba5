import { widgetLimits } from '#shared/validation/widget.ts';
import { isCovered, isOrigin } from '#shared/widget/origin.ts';

/** A host that asked for the widget and was not allowed. */
export interface UncoveredHost {
  readonly origin: string;
  readonly count: number;
  readonly lastAt: string;
}

const newestFirst = (hosts: readonly UncoveredHost[]): readonly UncoveredHost[] =>
  hosts.toSorted((one, other) => (one.lastAt > other.lastAt ? -1 : 1));

/** With one more that asked: the newest are kept, so no hostile page makes them many. What is no origin is not noted. */
export const noted = (hosts: readonly UncoveredHost[], origin: string, now: string): readonly UncoveredHost[] => {
  if (!isOrigin(origin) || origin.length > widgetLimits.originCharacters) return hosts;
  const known = hosts.find((host) => host.origin === origin);
  const others = hosts.filter((host) => host !== known);
  const asked = { origin, count: (known?.count ?? 0) + 1, lastAt: now };
  return newestFirst([asked, ...others]).slice(0, widgetLimits.uncoveredHosts);
};

/** Those that are still not allowed. */
export const stillUncovered = (
  hosts: readonly UncoveredHost[],
  allowedOrigins: readonly string[],
): readonly UncoveredHost[] => hosts.filter(({ origin }) => !isCovered(origin, allowedOrigins));
