import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStories } from '../../infra/testing/batch-story.ts';

let stories: Awaited<ReturnType<typeof openStories>>;
beforeAll(async () => {
  stories = await openStories();
});
afterAll(() => stories?.close());

const first = Number(process.env['BATCH_SEED'] ?? 1);
const count = Number(process.env['BATCH_STORIES'] ?? 12);

describe('whatever dies, comes twice or is asked of it meanwhile', () => {
  test.each(Array.from({ length: count }, (_, index) => first + index))(
    'a batch gives each row one outcome and charges each answer once (%i)',
    async (seed) => {
      const { differences } = await stories.tell(seed);
      expect(differences).toEqual([]);
    },
  );
});
