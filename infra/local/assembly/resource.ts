/** One resource of the synthesized templates, with every intrinsic replaced by its local value. */
export interface Resource {
  stack: string;
  logicalId: string;
  /** `stack/logicalId`: how errors name the resource. */
  path: string;
  type: string;
  physicalId: string;
  arn: string;
  /** What `Ref` gives. */
  ref: string;
  /** Logical ids of the same stack that must exist before it. */
  dependsOn?: readonly string[];
  /** Resolved when first read. */
  readonly properties: Record<string, unknown>;
}
