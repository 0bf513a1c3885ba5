import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { widgetLimits, type WidgetStep } from '#shared/validation/widget.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { triesLeft } from '../../rules/widget/tries.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { openedByOwner } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { update, updated } from '../table/transaction.ts';
import { widgetSessions, type WidgetSession } from './session.ts';

const ofSession = (secretHash: string) => ({ TableName: TableName(), Key: keys.widgetSession(secretHash) });

/** What a frame shows, and when. */
interface Shown {
  readonly secretHash: string;
  readonly frameHash: string;
  /** Whether it is the first request of its frame, or one in place of that. */
  readonly opens: boolean;
  readonly now: string;
}

const opening = {
  set: ', frameHash = :frame, questions = if_not_exists(questions, :nothing), steps.opened = if_not_exists(steps.opened, :now)',
  // A step of it is written into what stands there: where that is damaged, the session is over.
  condition: '(attribute_not_exists(frameHash) OR frameHash = :frame) AND attribute_type(steps, :map)',
};
const goingOn = { set: '', condition: 'frameHash = :frame' };

/**
 * Proves a session and its frame, and counts the request, in one write: the condition holds for one frame, and for a
 * session that is neither over nor used up, so of many that open it at once one does. `undefined` in every other case.
 */
const prove = async ({ secretHash, frameHash, opens, now }: Shown): Promise<WidgetSession | undefined> => {
  const { set, condition } = opens ? opening : goingOn;
  const item = await updated({
    ...ofSession(secretHash),
    UpdateExpression: `SET lastSeenAt = :now${set} ADD requests :one`,
    ConditionExpression: `expiresAt > :now AND attribute_not_exists(endedAt) AND requests < :atMost AND ${condition}`,
    ExpressionAttributeValues: {
      ':now': now,
      ':one': 1,
      ':atMost': widgetLimits.requests,
      ':frame': frameHash,
      ...(opens && { ':nothing': {}, ':map': 'M' }),
    },
  });
  return item && widgetSessions.one((await openedByOwner([item]))[0]);
};

interface Question {
  readonly secretHash: string;
  /** A pseudonym of it. */
  readonly question: string;
  /** The validation that it is to make. */
  readonly id: string;
}

/** A question that has its validation: the one that it was to make, or the one that it made before. */
interface Taken {
  readonly id: string;
  readonly isNew: boolean;
  readonly left: number;
}

const find = async (secretHash: string): Promise<WidgetSession | undefined> => {
  const { Item } = await documents().send(new GetCommand({ ...ofSession(secretHash), ConsistentRead: true }));
  return widgetSessions.one(Item);
};

/**
 * Takes one of the session's tries for a question, unless it took one before: of many that ask the same at once one takes
 * it, and all get the id of one validation.
 */
const take = async ({ secretHash, question, id }: Question, now: string): Promise<Taken | 'usedUp' | 'over'> => {
  const after = await updated({
    ...ofSession(secretHash),
    UpdateExpression: 'SET questions.#question = :id, steps.asked = if_not_exists(steps.asked, :now) ADD asked :one',
    ConditionExpression:
      'attribute_not_exists(questions.#question) AND asked < maxValidations AND attribute_not_exists(endedAt)',
    ExpressionAttributeNames: { '#question': question },
    ExpressionAttributeValues: { ':id': id, ':now': now, ':one': 1 },
  });
  const session = widgetSessions.one(after) ?? (await find(secretHash));
  if (!session || session.endedAt) return 'over';
  const made = session.questions[question];
  return made === undefined ? 'usedUp' : { id: made, isNew: made === id, left: triesLeft(session) };
};

/** Gives the try of a refused question back, once: nobody was asked. */
const giveBack = async ({ secretHash, question, id }: Question): Promise<void> => {
  await update({
    ...ofSession(secretHash),
    UpdateExpression: 'REMOVE questions.#question ADD asked :less',
    ConditionExpression: 'questions.#question = :id',
    ExpressionAttributeNames: { '#question': question },
    ExpressionAttributeValues: { ':id': id, ':less': -1 },
  });
};

/** Takes the try of a question again that was given back though its validation was made; `false` where it is taken. */
const keep = ({ secretHash, question, id }: Question): Promise<boolean> =>
  update({
    ...ofSession(secretHash),
    UpdateExpression: 'SET questions.#question = :id ADD asked :one',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(questions.#question)',
    ExpressionAttributeNames: { '#question': question },
    ExpressionAttributeValues: { ':id': id, ':one': 1 },
  });

/** Notes what the last answer was. */
const answer = async (
  secretHash: string,
  answered: NonNullable<WidgetSession['answered']>,
  now: string,
): Promise<void> => {
  await update({
    ...ofSession(secretHash),
    UpdateExpression: 'SET answered = :answered, steps.answered = if_not_exists(steps.answered, :now)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':answered': answered, ':now': now },
  });
};

/** Ends a session for good; without a step where it was shown to the wrong page. */
const end = async (
  secretHash: string,
  step: Extract<WidgetStep, 'accepted' | 'left'> | undefined,
  now: string,
): Promise<void> => {
  await update({
    ...ofSession(secretHash),
    UpdateExpression: `SET endedAt = :now${step ? ', steps.#step = :now' : ''}`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endedAt)',
    ...(step && { ExpressionAttributeNames: { '#step': step } }),
    ExpressionAttributeValues: { ':now': now },
  });
};

export const verbs = {
  prove: verb([onTable('UpdateItem').of(keys.widgetSession), ...opensSealed], prove),
  take: verb([onTable('UpdateItem', 'GetItem').of(keys.widgetSession)], take),
  giveBack: verb([onTable('UpdateItem').of(keys.widgetSession)], giveBack),
  keep: verb([onTable('UpdateItem').of(keys.widgetSession)], keep),
  answer: verb([onTable('UpdateItem').of(keys.widgetSession)], answer),
  end: verb([onTable('UpdateItem').of(keys.widgetSession)], end),
};
