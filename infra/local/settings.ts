import type { Edge } from './firewall/web-acl.ts';
import type { Ports } from './host/ports.ts';

/** Parameters of the stacks that the environment may set: `CUENTACLARA_BANK_DEADLINE_MS` sets `BankDeadlineMs`. */
const settable = [
  'AddressAllowance',
  'BankDeadlineMs',
  'BankPatienceMs',
  'BankRetryPauseMs',
  'SlowSandboxMs',
  'WidgetSoonestMs',
] as const;

/** Everybody here calls from one address, and receivers of webhooks run beside it. */
const ofThisMachine = { AddressAllowance: '1000', WebhookLoopback: 'allowed' };

const variableOf = (parameter: string): string => `CUENTACLARA${parameter.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

type Environment = Readonly<Record<string, string | undefined>>;

/** CloudFormation refuses what is no number; so does this. */
const numberIn = (variable: string, text: string): string => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${variable} must be a whole number; it is "${text}".`);
  return text;
};

/** What the environment sets of the stack parameters; everything else keeps the default of its template. */
export function settingsFrom(env: Environment): Record<string, string> {
  const set = settable.flatMap((parameter) => {
    const variable = variableOf(parameter);
    const text = env[variable]?.trim();
    return text ? [[parameter, numberIn(variable, text)] as const] : [];
  });
  return { ...ofThisMachine, ...Object.fromEntries(set) };
}

/** Where the product and its provider stand on this machine. */
export const addressesFrom = ({ url }: Pick<Ports, 'url'>): Record<string, string> => ({
  PublicAddress: url('dashboard'),
  BankDataUrl: url('bankData'),
});

const keptVariable = 'CUENTACLARA_KEPT_ENVIRONMENTS';

/** How many environments of functions stay alive: tests call all functions in turn, and none shall start twice. */
export function keptEnvironmentsFrom(env: Environment): { readonly kept?: number } {
  const text = env[keptVariable]?.trim();
  return text ? { kept: Number(numberIn(keptVariable, text)) } : {};
}

const allowanceVariable = 'CUENTACLARA_EDGE_ALLOWANCE';
const pastVariable = 'CUENTACLARA_PAST_THE_EDGE';

/** How firewalls hold here: their limits are no parameter of a stack, and who develops calls an API without its site. */
export function edgeFrom(env: Environment): Edge {
  const past = env[pastVariable] ?? 'allowed';
  if (past !== 'allowed' && past !== 'refused')
    throw new Error(`${pastVariable} must be allowed or refused; it is "${past}".`);
  const allowance = Number(numberIn(allowanceVariable, env[allowanceVariable]?.trim() || '1000'));
  return { allowance, isOpenPast: past === 'allowed' };
}
