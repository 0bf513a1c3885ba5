/** One resource of the synthesized templates, with every intrinsic replaced by its local value. */
export interface Resource {
  readonly stack: string;
  readonly logicalId: string;
  /** `stack/logicalId`: how errors name the resource. */
  readonly path: string;
  readonly type: string;
  readonly physicalId: string;
  readonly arn: string;
  /** What `Ref` gives. */
  readonly ref: string;
  /** Logical ids of the same stack that must exist before it. */
  readonly dependsOn?: readonly string[];
  /** Resolved when first read. */
  readonly properties: Readonly<Record<string, unknown>>;
}
