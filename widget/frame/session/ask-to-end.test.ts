import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { askToEnd } from './ask-to-end.ts';
import type { Question } from './session.ts';

const question: Question = { country: 'MX', accountNumber: '002115016003269411' };
const answerWith = (verdict: WidgetAnswer['verdict']): WidgetAnswer => ({
  id: 'val_01jd0000000000000000000000',
  status: verdict === null ? 'PROCESSING' : 'VALID',
  verdict,
  reason: null,
  country: 'MX',
  bank: null,
  accountNumber: '•••• 9411',
  currency: null,
  holder: null,
  nameMatch: null,
  resultToken: null,
  validationsLeft: 2,
  durationMs: null,
});
const lost = new ApiError('Network error', 0);
const refused = new ApiError('HTTP 403', 403);

/** A server that answers in this order; an error is thrown. */
const serverOf = (asks: readonly (WidgetAnswer | Error)[], looks: readonly (WidgetAnswer | Error)[] = []) => {
  const calls: string[] = [];
  const take = (name: string, from: (WidgetAnswer | Error)[]) => async () => {
    calls.push(name);
    const next = from.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Nothing more was expected');
    return next;
  };
  return { calls, ask: take('ask', [...asks]), look: take('look', [...looks]) };
};
const waits: number[] = [];
const noWait = async (milliseconds: number) => void waits.push(milliseconds);
const run = (server: ReturnType<typeof serverOf>, signal = new AbortController().signal) =>
  askToEnd(server, question, signal, noWait);

describe('asking until there is a verdict', () => {
  it('asks once and looks as long as the bank takes', async () => {
    const server = serverOf([answerWith(null)], [answerWith(null), answerWith('confirmed')]);
    expect((await run(server)).verdict).toBe('confirmed');
    expect(server.calls).toEqual(['ask', 'look', 'look']);
  });

  it('repeats what got lost on the way, and gives up after the third time', async () => {
    const server = serverOf([lost, lost, answerWith('unusable')]);
    expect((await run(server)).verdict).toBe('unusable');
    await expect(run(serverOf([lost, lost, lost]))).rejects.toBe(lost);
  });

  it('repeats nothing that the server refused', async () => {
    const server = serverOf([refused]);
    await expect(run(server)).rejects.toBe(refused);
    expect(server.calls).toEqual(['ask']);
  });

  it('stops looking when the payee has left', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const server = serverOf([answerWith(null)], [answerWith('confirmed')]);
    await expect(run(server, leaving.signal)).rejects.toThrow('aborted');
    expect(server.calls).toEqual(['ask']);
  });

  it('looks less often once the bank has asked for more time', async () => {
    waits.length = 0;
    await run(
      serverOf([answerWith(null)], [...Array.from({ length: 11 }, () => answerWith(null)), answerWith('unanswered')]),
    );
    expect(waits).toEqual([...Array.from({ length: 10 }, () => 2_000), 10_000, 10_000]);
  });
});
