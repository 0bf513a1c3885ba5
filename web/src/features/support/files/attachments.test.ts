import { expect, it } from 'vitest';
import { supportLimits } from '#shared/validation/support.ts';
import { createAttachments, type SendFile } from './attachments.ts';
import { faultOf } from './file-fault.ts';

const picture = (name: string) => new File(['.'], name, { type: 'image/png' });

/** Sends that end when somebody says so, by the name of their file. */
const held = () => {
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const stopped: string[] = [];
  const send: SendFile = ({ name }, onProgress, signal) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    signal.addEventListener('abort', () => stopped.push(name));
    onProgress(0.5);
    return end.promise;
  };
  return { ends, stopped, attachments: createAttachments({ send, detailOf: String }) };
};

it('names what is there once nothing is on its way, without what was unfit', async () => {
  const { ends, attachments } = held();
  attachments.add([picture('a'), new File(['.'], 'b', { type: 'text/html' })]);
  expect(attachments.get().map(({ state }) => state)).toEqual([
    { at: 'sending', done: 0.5 },
    { at: 'unfit', fault: 'type' },
  ]);
  const ids = attachments.ids();
  ends.get('a')?.resolve('att_a');
  expect(await ids).toEqual(['att_a']);
});

it('names nothing while one failed, and goes on when it is tried again', async () => {
  const { ends, attachments } = held();
  attachments.add([picture('a')]);
  ends.get('a')?.reject(new Error('lost'));
  expect(await attachments.ids()).toBeUndefined();
  attachments.retry(attachments.get()[0]?.key ?? -1);
  ends.get('a')?.resolve('att_a');
  expect(await attachments.ids()).toEqual(['att_a']);
});

it('lets go of what is removed, and hears nothing of it any more', async () => {
  const { ends, stopped, attachments } = held();
  attachments.add([picture('a')]);
  attachments.remove(attachments.get()[0]?.key ?? -1);
  ends.get('a')?.resolve('att_a');
  expect(stopped).toEqual(['a']);
  expect(await attachments.ids()).toEqual([]);
});

it('takes pictures of some kinds, neither empty nor too large, and no more than a message has', () => {
  const most = supportLimits.attachmentBytes;
  expect(faultOf({ type: 'image/webp', size: most }, supportLimits.attachments - 1)).toBeUndefined();
  expect(faultOf({ type: 'image/svg+xml', size: 1 }, 0)).toBe('type');
  expect(faultOf({ type: 'image/png', size: 0 }, 0)).toBe('empty');
  expect(faultOf({ type: 'image/png', size: most + 1 }, 0)).toBe('big');
  expect(faultOf({ type: 'image/png', size: 1 }, supportLimits.attachments)).toBe('many');
});
