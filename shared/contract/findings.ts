import * as z from 'zod';
import type { FindingCode, PartName } from '../engine/names.ts';
import { roles } from '../engine/roles.ts';
import { findings } from '../messages/findings/en.ts';
import { parts } from '../messages/names/parts/en.ts';

/** The engine's codes are types, taken from its packs. The tables of words are complete by these types: their keys are the lists. */
const keysOf = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words).toSorted() as [K, ...K[]];

const FindingCodes = z
  .enum(keysOf<FindingCode>(findings))
  .meta({ id: 'FindingCode', description: 'What the rules can notice: of any number, or of one kind of a country.' });

const PartNames = z
  .enum(keysOf<PartName>(parts))
  .meta({ id: 'PartName', description: 'What characters of a number can stand for.' });

export const Finding = z
  .object({
    code: FindingCodes,
    level: z.enum(['error', 'warning']),
    part: PartNames.optional(),
    position: z.int().optional(),
    expected: z.string().optional(),
  })
  .meta({ id: 'Finding', description: 'Something the rules noticed; `position` counts characters from 1.' });

export const Part = z
  .object({
    part: PartNames,
    role: z.enum(roles),
    from: z.int(),
    to: z.int(),
    value: z.string(),
    label: PartNames,
  })
  .meta({ id: 'AccountPart', description: 'What the characters from `from` (inclusive) to `to` (exclusive) mean.' });
