/** An npm package that is made from a folder of this project, whose README goes with it. */
export interface Package {
  readonly name: `@cuentaclara/${string}` | 'cuentaclara';
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Where its entries and its README stand: `shared/sdk`. What they import may stand anywhere in `shared`. */
  readonly folder: string;
  /** What others import, by its name behind that of the package, each a file of the folder: `{ '.': 'index.ts' }`. */
  readonly exports: Readonly<Record<`.${string}`, string>>;
  /** Commands and the file of the folder that each runs, for Node alone. */
  readonly bin?: Readonly<Record<string, string>>;
  /** What is installed beside it; everything else that it imports is bundled. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The Node it runs on. */
  readonly node: string;
}
