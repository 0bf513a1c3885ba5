import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { sampleValidation } from '../../../infra/testing/sample-validation.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { minusSeconds, plusSeconds } from '../../rules/time.ts';
import type { Validation } from '../validations/validation.ts';
import { segmentAt, segmentMore, segmentsOf, versionOf, worthSegmenting } from './segments.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';
const begin = minusSeconds(now, 3600);
const forever = Number.POSITIVE_INFINITY;

const { validations, lateRows } = await connect(['validations.create', 'validations.settle', 'lateRows.follow']);

const write = async (userId: string, id: string, createdAt: string, reference: string) => {
  const validation: Validation = { ...sampleValidation, id, userId, createdAt, reference, status: 'PROCESSING' };
  const { hold: _, completedAt: __, ...draft } = validation;
  await validations.create(draft, undefined, { isIdKnown: true });
  await validations.settle(draft, { status: 'VALID', verified: true }, createdAt);
};

/** What a search passes. */
const searched = async (userId: string): Promise<string> => {
  const upTo = await segmentMore(userId, now, forever);
  const texts: string[] = [];
  const whose = { userId, version: await versionOf(userId) };
  for await (const text of segmentsOf(whose, { after: '', before: '~' }, { upTo, now })) texts.push(text);
  return texts.join('\n').toLowerCase();
};

test('a row that comes in before rows that are segmented is found by search once it is followed', async () => {
  const userId = newId('usr', now);
  const late = newId('val', plusSeconds(begin, 5));
  await Promise.all(
    Array.from({ length: worthSegmenting }, (_, index) => {
      const at = plusSeconds(begin, index);
      return write(userId, newId('val', at), at, `row ${index}`);
    }),
  );
  expect(await searched(userId)).toContain('row 99');
  await write(userId, late, plusSeconds(begin, 1800), 'late row');
  expect((await segmentAt(userId, late)).covering).toBeDefined();
  expect(await searched(userId)).not.toContain('late row');
  for (let time = 0; time < 2; time++) await lateRows.follow(userId, late);
  expect(await searched(userId)).toContain('late row');
});

test('following a row that no segment reaches over changes no segment', async () => {
  const userId = newId('usr', now);
  const id = newId('val', begin);
  await write(userId, id, begin, 'alone');
  await lateRows.follow(userId, id);
  expect(await segmentAt(userId, id)).toEqual({ covering: undefined, next: '' });
});
