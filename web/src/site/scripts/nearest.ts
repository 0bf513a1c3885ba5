const shownAtMost = 3;
const alikeFrom = 0.5;

const pairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** How much two texts share of their pairs of letters, from 0 to 1 (Dice). */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);

const plain = (path: string): string => path.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The addresses most like one, the best first; `known` are those of a sitemap. */
export const nearestTo = (path: string, known: readonly string[]): readonly string[] => {
  const asked = pairs(plain(path));
  return known
    .map((address) => ({ address, alike: likeness(asked, pairs(plain(new URL(address).pathname))) }))
    .filter(({ alike }) => alike >= alikeFrom)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, shownAtMost)
    .map(({ address }) => address);
};

const linkTo = (address: string): HTMLElement => {
  const { pathname, search } = new URL(address);
  const link = document.createElement('a');
  link.href = pathname + search;
  link.textContent = pathname;
  const item = document.createElement('li');
  item.append(link);
  return item;
};

/** Without the sitemap the page is what it was. */
export const showNearest = async (place: HTMLElement): Promise<void> => {
  const answer = await fetch('/sitemap.xml').catch(() => undefined);
  if (!answer?.ok) return;
  const isEnglish = document.documentElement.lang === 'en';
  const all = [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
  const known = all.filter((address) => address.endsWith('?lang=en') === isEnglish);
  const found = nearestTo(location.pathname, known);
  place.querySelector('ul')?.append(...found.map(linkTo));
  place.hidden = found.length === 0;
};
