import type { Room } from './desk-room.ts';
import { keptIfAble } from './kept-if-able.ts';
import { keptIn } from './kept.ts';
import type { Asked, Told, Verb } from './protocol.ts';

const tell = (told: Told): void => self.postMessage(told);

const answerOf = (room: Room, verb: Verb, given: readonly unknown[]): Promise<unknown> => {
  const act = room[verb] as (...all: readonly unknown[]) => Promise<unknown>;
  return act(...given);
};

// Brought after the listener is there: what is said meanwhile would not be heard.
const bringing = import('./desk-room.ts');

let room: Room | undefined;

const answer = async (asked: Asked): Promise<void> => {
  if ('begin' in asked) {
    const { openRoom } = await bringing;
    const kept = keptIfAble(keptIn(asked.begin.owner), () => tell({ unkept: true }));
    room = openRoom(kept, (progress) => tell({ progress }));
    return;
  }
  if (!room) throw new Error('Nobody sits at the desk yet');
  if ('leave' in asked) {
    await room.leave();
    tell({ left: true });
    return self.close();
  }
  const { id, verb } = asked;
  try {
    tell({ id, answer: await answerOf(room, verb, asked.with) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  }
};

// One after the other: each finds the draft as the one before left it.
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(() => answer(data));
});
