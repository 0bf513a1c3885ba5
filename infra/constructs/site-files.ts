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

/** Files that say in which letters they are written: a browser that is not told reads accents as other letters. */
export interface TypedFiles {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly contentType: string;
}

interface SiteFiles {
  readonly dir: string;
  /** What stands in built files until a deployment writes it: by marker, its value. */
  readonly markers?: Readonly<Record<string, string>>;
  /** What no build knows, such as the address of an API: written at the root, by name; JSON, if it is no text. */
  readonly written?: Readonly<Record<string, unknown>>;
  readonly typed?: readonly TypedFiles[];
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

/**
 * Copies the built files, each with how long it may be kept: a rule of the object, so that an object that is not there has
 * none. Kept files come first and stay: a page names no file that is not there yet, and one that was open before a
 * deployment still finds its own.
 */
export const deploySiteFiles = (
  scope: Construct,
  { dir, markers = {}, written = {}, typed = [], kept = [digested], bucket, distribution }: SiteFiles,
): void => {
  const sources = [marked(Source.asset(dir), markers)];
  const first = kept.map(
    ({ id, patterns, cacheControl }) =>
      new BucketDeployment(scope, id, {
        destinationBucket: bucket,
        sources,
        exclude: ['*'],
        include: [...patterns],
        prune: false,
        cacheControl: [CacheControl.fromString(cacheControl)],
      }),
  );
  const told = typed.map(
    ({ id, patterns, contentType }) =>
      new BucketDeployment(scope, id, {
        destinationBucket: bucket,
        sources,
        exclude: ['*'],
        include: [...patterns],
        contentType,
        cacheControl: [CacheControl.noCache()],
      }),
  );
  const pages = new BucketDeployment(scope, 'Deployment', {
    destinationBucket: bucket,
    sources: [...sources, ...Object.entries(written).map(writing)],
    exclude: [...kept, ...typed].flatMap(({ patterns }) => patterns),
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(...first, ...told);
};
