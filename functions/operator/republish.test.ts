import { expect, test, vi } from 'vitest';
import { republish } from './republish.ts';

const span = { from: '2026-11-22T10:00:00.000Z', until: '2026-11-22T11:00:00.000Z' };

type CompletedWithin = Parameters<typeof republish>[0]['answers']['completedWithin'];

const reached = { percentage: 80, month: '2026-11', limit: 1_000 } as const;
const purchase = { userId: 'usr_3', id: 'pay_3', status: 'success' } as const;
const session = { userId: 'usr_3', session: 'hash' } as const;
const batch = { userId: 'usr_3', id: 'bat_3' } as const;
const limit = { userId: 'usr_3', keyId: 'vk_test_1', key: 'key_1', reached };

/** A table of four pages, and queues that fail at a customer. */
const ports = (failsAt?: string) => {
  const told: string[] = [];
  const completedWithin = vi.fn<CompletedWithin>(async (_, after = '0') => {
    const page = Number(after);
    const found = page === 2 ? [] : [{ userId: `usr_${page}`, id: `val_${page}` }];
    return {
      found,
      owners: page === 1 ? ['usr_1'] : [],
      limits: page === 3 ? [limit] : [],
      purchases: page === 3 ? [purchase] : [],
      sessions: page === 3 ? [session] : [],
      batches: page === 3 ? [batch] : [],
      next: page < 3 ? String(page + 1) : undefined,
    };
  });
  const publish = async (event: string, messages: readonly { readonly group: string; readonly body: unknown }[]) => {
    if (messages.some(({ group }) => group === failsAt)) throw new Error('kept nowhere');
    told.push(...messages.map((message) => JSON.stringify([event, message])));
  };
  return { told, completedWithin, ports: { answers: { completedWithin }, eventQueues: { publishAgain: publish } } };
};

const ofOwner = (event: string, page: number) =>
  JSON.stringify([event, { group: `usr_${page}`, body: { userId: `usr_${page}` } }]);
const messageOf = (page: number) =>
  JSON.stringify(['validationFinalized', { group: `usr_${page}`, body: { userId: `usr_${page}`, id: `val_${page}` } }]);

const ofLimit = JSON.stringify(['keyLimitReached', { group: 'usr_3', body: limit }]);

/** What they are told of every page of the table. */
const everything = [
  messageOf(0),
  messageOf(1),
  ofOwner('lotGrantedOrEnded', 1),
  ofOwner('keyringChanged', 1),
  messageOf(3),
  ofLimit,
  JSON.stringify(['purchaseChanged', { group: 'usr_3', body: purchase }]),
  JSON.stringify(['widgetSessionMoved', { group: 'usr_3', body: session }]),
  JSON.stringify(['accountChanged', { group: 'usr_3', body: { what: 'batch', ...batch } }]),
];

test('tells the queues, in ids only, of every page of the table, past one without answers', async () => {
  const { told, ports: given } = ports();
  expect(await republish(given, span)).toEqual({ published: 8 });
  expect(told).toEqual(everything);
});

test('a call whose time is over says where to go on, and another goes on there', async () => {
  const { told, completedWithin, ports: given } = ports();
  const end = performance.now() + 3_600_000;
  const time = vi.spyOn(performance, 'now');
  completedWithin.mockImplementationOnce(async () => {
    time.mockReturnValue(end);
    return {
      found: [{ userId: 'usr_0', id: 'val_0' }],
      owners: [],
      limits: [],
      purchases: [],
      sessions: [],
      batches: [],
      next: '1',
    };
  });
  expect(await republish(given, span)).toEqual({ published: 1, after: '1' });
  time.mockRestore();
  expect(await republish(given, { ...span, after: '1' })).toEqual({ published: 7 });
  expect(told).toEqual(everything);
});

test('what could be kept nowhere fails the call', async () => {
  const { ports: given } = ports('usr_1');
  await expect(republish(given, span)).rejects.toThrow('kept nowhere');
});
