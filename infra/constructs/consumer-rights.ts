/** What a function's role needs so that its events arrive: for whoever writes the role, which takes no later additions. */
export interface ConsumerRight {
  readonly actions: readonly string[];
  readonly arns: readonly string[];
}
