import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

/** What carries its digest in its name: another content is another name. */
const digested = ['assets/*'];

interface SiteFiles {
  readonly dir: string;
  /** What no build knows, such as the address of an API: written as JSON at the root, by name. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
}

/**
 * Copies the built files, each with how long it may be kept: a rule of the object, so that an object that is not there has
 * none. Digested files come first and stay: a page names no file that is not there yet, and one that was open before a
 * deployment still finds its own.
 */
export const deploySiteFiles = (scope: Construct, { dir, written, bucket, distribution }: SiteFiles): void => {
  const sources = [Source.asset(dir)];
  const kept = new BucketDeployment(scope, 'Assets', {
    destinationBucket: bucket,
    sources,
    exclude: ['*'],
    include: digested,
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Deployment', {
    destinationBucket: bucket,
    sources: [...sources, ...Object.entries(written).map(([name, value]) => Source.jsonData(name, value))],
    exclude: digested,
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(kept);
};
