import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { bodyBytes } from '../http/body-bytes.ts';
import type { CallerProof } from './caller.ts';

const ports = ['payPalWebhook.verify', 'clock.now'] as const satisfies readonly PortName[];

const inLowerCase = ({ headers }: APIGatewayProxyEvent): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A third party signs the raw body; nothing of it is read before that is proven. */
export const signed: CallerProof<undefined> = {
  needs: () => ports,
  prove: async (event) => {
    const { payPalWebhook, clock } = await connect(ports);
    const isProven = await payPalWebhook.verify({
      headers: inLowerCase(event),
      rawBody: bodyBytes(event),
      now: clock.now(),
    });
    if (!isProven) throw new Fault('errors.unprovenSignature');
    return { caller: undefined, headers: {} };
  },
};
