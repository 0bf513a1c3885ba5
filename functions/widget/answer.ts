import { isFinal, unreadable } from '#shared/validation/status.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import type { Frame } from '../entry/callers/widget.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { plusSeconds } from '../rules/time.ts';
import { maskedHolder, maskedNumber } from '../rules/widget/masked.ts';
import { verdictOf } from '../rules/widget/verdict.ts';
import type { Validation } from '../store/validations/validation.ts';
import { bankNamed, judgementOf } from '../validations/view.ts';

export const answerPorts = [
  'widgetResults.put',
  'widgetRunning.answer',
  'clock.now',
  'clock.widgetSoonestMs',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof answerPorts)[number]>;

/** How long it took, as far as it is told: a quick answer says nothing by being quick. */
const toldMs = ({ clock }: Ports, { createdAt, completedAt }: Validation): number | null =>
  completedAt ? Math.max(clock.widgetSoonestMs(), Date.parse(completedAt) - Date.parse(createdAt)) : null;

const viewOf = async (ports: Ports, validation: Validation, validationsLeft: number): Promise<WidgetAnswer> => {
  const judged = await judgementOf(validation);
  const { id, status, country, reason, currency, beneficiary, nameMatch } = validation;
  return {
    id,
    status,
    verdict: verdictOf(validation),
    reason: reason ?? null,
    country,
    bank: await bankNamed(validation, judged?.bank),
    accountNumber: maskedNumber(validation.normalized),
    currency: currency ?? null,
    holder: beneficiary ? maskedHolder(beneficiary) : null,
    nameMatch: nameMatch?.result ?? null,
    resultToken: null,
    validationsLeft,
    durationMs: toldMs(ports, validation),
  };
};

/**
 * A validation as the browser is told of it. The first time that it is final, the token that its server trades is put
 * down, and the session notes what it was answered; told again, both are as they were.
 */
export const answerFor = async (
  ports: Ports,
  { secretHash, resultTokenOf }: Frame,
  validation: Validation,
  validationsLeft: number,
): Promise<WidgetAnswer> => {
  const view = await viewOf(ports, validation, validationsLeft);
  const { id: validationId, userId, environment, country, status } = validation;
  if (!view.verdict || !(isFinal(status) || status === unreadable)) return view;
  const now = ports.clock.now();
  const resultToken = resultTokenOf(validationId);
  const expiresAt = plusSeconds(now, widgetLimits.resultMinutes * 60);
  await Promise.all([
    ports.widgetResults.put(resultToken, { userId, validationId, environment, expiresAt }),
    ports.widgetRunning.answer(secretHash, { country, verdict: view.verdict }, now),
  ]);
  return { ...view, resultToken };
};
