/** How often an environment began in this process: once in a Lambda function, once a file in tests. */
let generation = 0;

const onLambda = process.env['AWS_LAMBDA_FUNCTION_NAME'] !== undefined;

/**
 * What an environment keeps between calls: a client with its connections, a cache, a breaker. Lambda freezes what a module
 * made while it was loaded, so there it is made at once, in the time that nobody waits for; elsewhere when it is first
 * wanted, and anew after {@link beginEnvironment}.
 */
export const perEnvironment = <T>(make: () => T): (() => T) => {
  let madeIn = generation;
  let kept = onLambda ? { value: make() } : undefined;
  return () => {
    if (!kept || madeIn !== generation) {
      madeIn = generation;
      kept = { value: make() };
    }
    return kept.value;
  };
};

/** Forgets all of it, as a new environment would: what comes next reads its variables and connects by itself. */
export const beginEnvironment = (): void => {
  generation += 1;
};
