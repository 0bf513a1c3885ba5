/** Questions that a session may still ask. */
export const triesLeft = ({
  maxValidations,
  asked,
}: {
  readonly maxValidations: number;
  readonly asked: number;
}): number => maxValidations - asked;
