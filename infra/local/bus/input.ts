import * as z from 'zod';

/** What a target is told in the place of the whole event: names for parts of it, and a JSON text with these names. */
export const InputTransformer = z.strictObject({
  InputPathsMap: z.record(z.string(), z.string()).default({}),
  InputTemplate: z.string(),
});
type InputTransformer = z.output<typeof InputTransformer>;

/** `$.detail.mail.tags.mailbox[0]` -> its steps; the rest of JSONPath is more than rules need. */
const stepsOf = (path: string): readonly string[] => {
  if (!/^\$(\.[\w-]+|\[\d+\])*$/.test(path)) throw new Error(`${path} is beyond the local cloud.`);
  return path.match(/[\w-]+/g) ?? [];
};

const at = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Readonly<Record<string, unknown>>)[step]
    : undefined;

/** Builds the body of a target's messages. A part that an event does not have leaves a hole, as it does at AWS. */
export const transformed = ({ InputPathsMap, InputTemplate }: InputTransformer): ((event: object) => string) => {
  const parts = new Map(Object.entries(InputPathsMap).map(([name, path]) => [name, stepsOf(path)]));
  return (event) =>
    InputTemplate.replace(/<([^<>]+)>/g, (whole, name: string) => {
      const steps = parts.get(name);
      if (!steps) return whole;
      const found = steps.reduce<unknown>(at, event);
      return found === undefined ? '' : JSON.stringify(found);
    });
};
