import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
});
const role = z.object({
  Properties: z.object({
    Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) })),
  }),
});

/** What the roles of a template whose names begin so may do, and what they may not, whatever else says so. */
export const actionsOfRoles = (template: Template, name = '') => {
  const statements = Object.entries(template.findResources('AWS::IAM::Role'))
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, one]) => role.parse(one).Properties.Policies)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const that = (effect: 'Allow' | 'Deny') =>
    statements.filter(({ Effect }) => Effect === effect).flatMap(({ Action }) => Action);
  return { allowed: that('Allow'), denied: that('Deny') };
};
