import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { connected } from '../entry/connected.ts';
import { logger, nameOf, tellCount } from '../log.ts';
import { commandDigest, instantOf } from '../audit/command-proof.ts';
import { idOf } from '../proof.ts';
import { operatorsUnproven, type BurstName } from '../rules/security/bursts.ts';
import { needs as actionNeeds, perform } from './actions.ts';
import { Command } from './command.ts';
import { refused, type Result } from './record.ts';

const needs = [...actionNeeds, 'callerIdentity.of'] as const;

/**
 * The one function operators invoke: no route leads to it, so who may invoke it in AWS is who may operate, and nobody
 * can act past the audit trail. Who it was is not said by what is sent: AWS says it, of the signature that comes along.
 */
export const operate = { needs };

const ports = await connected(needs);

const Text = z.string().min(1).max(4096);
const Proven = z.strictObject({
  command: z.record(z.string(), z.unknown()),
  identity: z.strictObject({ authorization: Text, date: Text, digest: Text, token: Text.optional() }),
});
type Proven = z.output<typeof Proven>;

type Called = Pick<Context, 'functionName' | 'invokedFunctionArn'>;

/** Who signed this very command for this very function, of the account that the function is in. */
const operatorOf = async ({ command, identity }: Proven, called: Called): Promise<string | undefined> => {
  const { callerIdentity, clock } = await ports();
  const digest = commandDigest(called.functionName, command);
  const caller = await callerIdentity.of(identity, { digest, now: clock.now() });
  const [, , , , account] = called.invokedFunctionArn.split(':');
  return caller?.account === account ? caller?.arn : undefined;
};

/** Who has the same signed request sent again has the same lot: whatever they sign later is another request. */
const withLot = (asked: z.output<typeof Command>, by: string, { date, digest }: Proven['identity']): Command =>
  asked.command === 'grant'
    ? { ...asked, by, lot: asked.lot ?? idOf('lot', instantOf(date), `${by}\n${date}\n${digest}`) }
    : { ...asked, by };

export const handler = async (event: unknown, called: Called): Promise<Result> => {
  const proven = Proven.safeParse(event).data;
  const by = proven && (await operatorOf(proven, called));
  if (!proven || by === undefined) {
    tellCount(operatorsUnproven);
    logger.warn('operator unproven');
    return refused(
      'Nobody knows who asks: AWS does not know this signature, or it is of another command, older than five minutes or of a clock that is ahead',
    );
  }
  tellCount('operatorActs' satisfies BurstName);
  const asked = Command.safeParse(proven.command);
  if (!asked.success) return refused(z.prettifyError(asked.error));
  // What SES or the table says may quote an address, and the runtime logs it: only its name goes on.
  const result = await perform(withLot(asked.data, by, proven.identity), await ports()).catch((error: unknown) => {
    throw new Error(`${asked.data.command} failed: ${nameOf(error)}`);
  });
  logger.info('operated', { command: asked.data.command, refused: 'refused' in result });
  return result;
};
