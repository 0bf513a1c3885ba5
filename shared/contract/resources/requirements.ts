import * as z from 'zod';

const Field = z
  .object({
    field: z.string().meta({ description: 'As a validation takes it in its body.' }),
    required: z.boolean(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    characters: z.string().optional().meta({ description: 'Those allowed, as ranges: `0-9`.' }),
    options: z
      .array(z.string())
      .optional()
      .meta({ description: 'The codes to choose from; without it any of the country.' }),
    example: z.string().optional(),
  })
  .meta({
    id: 'FieldRequirement',
    description: 'One field of a validation, in the order in which a form asks for it.',
  });

export const Requirements = z
  .object({
    country: z.string(),
    formats: z
      .array(
        z.object({
          accountFormat: z.string(),
          accountTypes: z.array(z.string()),
          documentTypes: z.array(z.string()),
          fields: z.array(Field),
        }),
      )
      .meta({ description: 'The usual one first.' }),
  })
  .meta({ id: 'Requirements', description: 'What a validation needs, by format of the account.' });
