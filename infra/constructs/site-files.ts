import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

/** Files that a later deployment leaves where they are. */
export interface KeptFiles {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly cacheControl: string;
}

/** What carries its digest in its name: another content is another name. */
export const digested: KeptFiles = {
  id: 'Assets',
  patterns: ['assets/*'],
  cacheControl: 'public, max-age=31536000, immutable',
};

/** Files by how their names end. Without a type the deployment guesses it from the ending. */
interface TypeOfFiles {
  readonly of: string;
  readonly ends: readonly string[];
  readonly contentType?: string;
}

/** Texts say in which letters they are written: a browser that is not told may read them as others, and a guess leaves it out. */
const texts = [
  { of: 'Scripts', ends: ['js', 'mjs'], contentType: 'text/javascript; charset=utf-8' },
  { of: 'Sheets', ends: ['css'], contentType: 'text/css; charset=utf-8' },
  { of: 'Drawings', ends: ['svg'], contentType: 'image/svg+xml; charset=utf-8' },
  { of: 'Markdown', ends: ['md'], contentType: 'text/markdown; charset=utf-8' },
  { of: 'Texts', ends: ['txt', 'ts', 'mts'], contentType: 'text/plain; charset=utf-8' },
  { of: 'Xml', ends: ['xml'], contentType: 'text/xml; charset=utf-8' },
] as const satisfies readonly TypeOfFiles[];
const pages = { of: 'Pages', ends: ['html'], contentType: 'text/html; charset=utf-8' } as const satisfies TypeOfFiles;

/** No letters, or by their standard always the same. */
const guessed = { of: 'Others', ends: ['json', 'png', 'webmanifest', 'woff2'] } as const satisfies TypeOfFiles;

const known: ReadonlySet<string> = new Set([...texts, pages, guessed].flatMap(({ ends }) => [...ends]));

const endOf = (name: string): string => extname(name).slice(1);

/** The built files. One of a kind that nobody gave a type stops the build: it would be served as whatever is guessed. */
const filesIn = (dir: string): readonly string[] => {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, '/'));
  const strange = names.filter((name) => !known.has(endOf(name)));
  if (strange.length > 0) throw new Error(`Files of a site without a type in site-files.ts: ${strange.join(', ')}`);
  return names;
};

/** As the deployment's `aws s3` reads a pattern: a star stands for slashes, too. */
const matches = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(name);

interface SiteFiles {
  readonly dir: string;
  /** What stands in built files until a deployment writes it: by marker, its value. */
  readonly markers?: Readonly<Record<string, string>>;
  /** What no build knows, such as the address of an API: written at the root, by name; JSON, if it is no text. */
  readonly written?: Readonly<Record<string, unknown>>;
  readonly kept?: readonly KeptFiles[];
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
}

const writing = ([name, value]: readonly [string, unknown]): ISource =>
  typeof value === 'string' ? Source.data(name, value) : Source.jsonData(name, value);

/** The deployment replaces bytes: a file without a marker stays as it is, whatever it holds. */
const marked = (source: ISource, markers: Readonly<Record<string, string>>): ISource => ({
  bind: (scope, context) => ({ ...source.bind(scope, context), markers }),
});

/** So many of the built files, copied by deployments of their own. */
interface Group {
  readonly id: string;
  readonly names: readonly string[];
  /** What names those that end so, and no file of another group. */
  readonly patternsOf: (end: string) => readonly string[];
  readonly cacheControl: CacheControl;
  readonly prune: boolean;
}

const keptGroup = ({ id, patterns, cacheControl }: KeptFiles, all: readonly string[]): Group => ({
  id,
  names: all.filter((name) => patterns.some((pattern) => matches(pattern, name))),
  patternsOf: (end) => patterns.map((pattern) => `${pattern}.${end}`),
  cacheControl: CacheControl.fromString(cacheControl),
  prune: false,
});

const otherGroup = (all: readonly string[], kept: readonly Group[]): Group => {
  const ofKept = new Set(kept.flatMap(({ names }) => names));
  const names = all.filter((name) => !ofKept.has(name));
  const isKept = (end: string) => [...ofKept].some((name) => endOf(name) === end);
  const patternsOf = (end: string) => (isKept(end) ? names.filter((name) => endOf(name) === end) : [`*.${end}`]);
  return { id: '', names, patternsOf, cacheControl: CacheControl.noCache(), prune: true };
};

/**
 * Copies the built files, each with how long it may be kept and with its type: rules of the object, so that an object that is
 * not there has none. Kept files come first and stay: a page names no file that is not there yet, and one that was open
 * before a deployment still finds its own. Pages come last.
 */
export const deploySiteFiles = (
  scope: Construct,
  { dir, markers = {}, written = {}, kept = [digested], bucket, distribution }: SiteFiles,
): void => {
  const sources = [marked(Source.asset(dir), markers)];
  const all = filesIn(dir);
  const groups = kept.map((files) => keptGroup(files, all));
  const others = otherGroup(all, groups);

  const ofType = ({ id, names, patternsOf, cacheControl, prune }: Group, { of, ends, contentType }: TypeOfFiles) => {
    const present = ends.filter((end) => names.some((name) => endOf(name) === end));
    if (present.length === 0) return [];
    const typed = { exclude: ['*'], include: present.flatMap(patternsOf), ...(contentType && { contentType }) };
    return new BucketDeployment(scope, `${id}${of}`, {
      destinationBucket: bucket,
      sources,
      cacheControl: [cacheControl],
      prune,
      ...typed,
    });
  };
  const first = groups.flatMap((group) => [...texts, guessed].flatMap((type) => ofType(group, type)));
  const beside = texts.flatMap((type) => ofType(others, type));
  const rest = new BucketDeployment(scope, 'Rest', {
    destinationBucket: bucket,
    sources: [...sources, ...Object.entries(written).map(writing)],
    exclude: [
      ...kept.flatMap(({ patterns }) => patterns),
      ...[...texts, pages].flatMap(({ ends }) => ends.flatMap(others.patternsOf)),
    ],
    cacheControl: [CacheControl.noCache()],
  });
  const last = new BucketDeployment(scope, 'Deployment', {
    destinationBucket: bucket,
    sources,
    exclude: ['*'],
    include: pages.ends.flatMap(others.patternsOf),
    contentType: pages.contentType,
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  });
  last.node.addDependency(...first, ...beside, rest);
};
