import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { connect } from '#functions/ports/connect.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { reserveCredit } from '#functions/validations/reserve-credit.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { underway } from '../underway.ts';
import { customerWith } from '../wallet.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** A customer of ten credits: one validation was answered, one timed out, one waits for its bank, one is of a block. */
export const bookkeptCustomer = async (at: string) => {
  const ports = await connect(['validations.create', 'validations.settle', 'credits.live']);
  const customer = await customerWith(10, at);
  const { userId, lotId } = customer;
  const ask = async (seconds: number, block?: string) => {
    const { validation } = await reserveCredit(ports, {
      draft: underway(userId, plusSeconds(at, seconds)),
      claim: undefined,
      ...(block && { block: { lotId, source: 'operator', block } }),
    });
    return validation;
  };
  const [valid, timeout, open, ofBlock] = [await ask(1), await ask(2), await ask(3), await ask(4, 'bat_1')];
  await ports.validations.settle(valid, { status: 'VALID', verified: true }, plusSeconds(at, 11));
  await ports.validations.settle(timeout, { status: 'TIMEOUT', verified: false }, plusSeconds(at, 12));
  await ports.validations.settle(ofBlock, { status: 'TIMEOUT', verified: false }, plusSeconds(at, 13));
  return { ...customer, at, valid: valid.id, timeout: timeout.id, open: open.id, ofBlock: ofBlock.id };
};

export type Customer = Awaited<ReturnType<typeof bookkeptCustomer>>;

export const put = (row: Row) => documents().send(new PutCommand({ TableName: TableName(), Item: row }));
export const drop = ({ pk, sk }: Row) =>
  documents().send(new DeleteCommand({ TableName: TableName(), Key: { pk, sk } }));

/** Raises what the wallet says that a lot holds, and nothing else. */
export const addToLot = ({ userId, lotId }: Customer, credits: number) =>
  documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.wallet(userId),
      UpdateExpression: 'SET #lot.remaining = #lot.remaining + :credits',
      ExpressionAttributeNames: { '#lot': lotId },
      ExpressionAttributeValues: { ':credits': credits },
    }),
  );

/** The movement of this kind that this subject made. */
export const movementOf = async ({ userId }: Customer, kind: string, subject: string): Promise<Row> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': keys.wallet(userId).pk, ':sk': keys.movement(userId, '').sk },
    }),
  );
  const row = found.Items?.find((item) => item['kind'] === kind && item['subject'] === subject);
  if (!row) throw new Error(`No ${kind} of ${subject}`);
  return row as Row;
};

export const itemAt = async (key: { readonly pk: string; readonly sk: string }): Promise<Row> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': key.pk, ':sk': key.sk },
    }),
  );
  return found.Items?.[0] as Row;
};

export const validationOf = ({ userId }: Customer, id: string): Promise<Row> => itemAt(keys.validation(userId, id));
