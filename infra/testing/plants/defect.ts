/** A mistake that a programmer could make here, and the test that has to see it. */
export interface Defect {
  /** What the product does with it: a sentence without its subject. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly find: string;
  readonly replace: string;
  /** The quickest test file that fails with it. */
  readonly killer: string;
}
