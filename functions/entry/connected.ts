import { connect, type PortName, type PortsOf } from '../ports/connect.ts';

/**
 * The way to a function's ports. On Lambda they are connected while the environment starts, when the CPU is free;
 * elsewhere (synthesis, tests of shape) nothing is loaded.
 */
export const connected = async <N extends PortName>(needs: readonly N[]): Promise<() => Promise<PortsOf<N>>> => {
  if (process.env['AWS_LAMBDA_FUNCTION_NAME']) await connect(needs);
  return () => connect(needs);
};
