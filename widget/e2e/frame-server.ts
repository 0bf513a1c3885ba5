import type { Page, Route } from 'playwright-core';
import { WidgetAnswer, WidgetFrame } from '#shared/contract/resources/widget.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

export const opened: WidgetFrame = {
  environment: 'production',
  language: null,
  theme: null,
  country: null,
  validationsLeft: 3,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

export const confirmed: WidgetAnswer = {
  id: 'val_01jd0000000000000000000000',
  status: 'VALID',
  verdict: 'confirmed',
  reason: null,
  country: 'MX',
  bank: { code: '002', name: 'Banamex' },
  accountNumber: '•••• 9411',
  currency: 'MXN',
  holder: 'FERR••••• DEL B••••',
  nameMatch: 'match',
  resultToken: `wr_${'r'.repeat(43)}`,
  validationsLeft: 2,
  durationMs: 2_840,
};

export const answers = {
  confirmed,
  mismatch: { ...confirmed, verdict: 'mismatch', nameMatch: 'mismatch', holder: 'MAR• G••••• L••••' },
  unusable: {
    ...confirmed,
    verdict: 'unusable',
    status: 'INVALID',
    reason: 'account_not_found',
    currency: null,
    holder: null,
    nameMatch: null,
  },
  unanswered: {
    ...confirmed,
    verdict: 'unanswered',
    status: 'TIMEOUT',
    reason: 'no_answer_in_time',
    currency: null,
    holder: null,
    nameMatch: null,
  },
} as const satisfies Record<string, WidgetAnswer>;

export interface Played {
  readonly status: number;
  readonly body?: unknown;
}

/** Every body is what the contract says: a test cannot answer what the server never would. */
export const opens = (more: Partial<WidgetFrame> = {}): Played => ({
  status: 200,
  body: WidgetFrame.parse({ ...opened, ...more }),
});
export const answer = (of: WidgetAnswer, status = 201): Played => ({ status, body: WidgetAnswer.parse(of) });
export const refusal = (status: number, error: ErrorCode, more: object = {}): Played => ({
  status,
  body: { type: 'about:blank', title: error, status, detail: error, instance: '/', error, requestId: 'r', ...more },
});
/** The connection breaks. */
export const lost: Played = { status: 0 };

export interface Script {
  readonly open?: Played | undefined;
  /** What the questions are answered, in their order; the last one stays. `hold` never ends. */
  readonly ask?: readonly (Played | 'hold')[] | undefined;
  readonly look?: readonly Played[] | undefined;
}

const play = async (route: Route, played: Played | 'hold' | undefined) => {
  if (played === 'hold') return;
  if (!played || played.status === 0) return route.abort('connectionfailed');
  await route.fulfill({ status: played.status, json: played.body });
};

/** Answers the frame's calls as the script says, and keeps what was asked. */
export const playServer = async (page: Page, { open = opens(), ask = [answer(confirmed)], look = [] }: Script) => {
  const asked: unknown[] = [];
  const ended: unknown[] = [];
  const now = { open, ask, look };
  let looks = 0;
  await page.route('**/v1/widget/frame/open', (route) => play(route, now.open));
  await page.route('**/v1/widget/frame/validations', async (route) => {
    const next = now.ask[Math.min(asked.length, now.ask.length - 1)];
    asked.push(route.request().postDataJSON());
    await play(route, next);
  });
  await page.route('**/v1/widget/frame/validations/*', (route) =>
    play(route, now.look[Math.min(looks++, now.look.length - 1)]),
  );
  await page.route('**/v1/widget/frame/end', async (route) => {
    ended.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return { asked, ended, now };
};
