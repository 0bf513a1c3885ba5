/** Parameters of the stacks that the environment may set: `CUENTACLARA_BANK_DEADLINE_MS` sets `BankDeadlineMs`. */
const settable = ['AddressAllowance', 'BankDeadlineMs', 'BankPatienceMs', 'BankRetryPauseMs', 'SlowSandboxMs'] as const;

/** Everybody here calls from one address. */
const ofThisMachine = { AddressAllowance: '1000' };

const variableOf = (parameter: string): string => `CUENTACLARA${parameter.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** CloudFormation refuses what is no number; so does this. */
const numberIn = (variable: string, text: string): string => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${variable} must be a whole number; it is "${text}".`);
  return text;
};

/** What the environment sets of the stack parameters; everything else keeps the default of its template. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const set = settable.flatMap((parameter) => {
    const variable = variableOf(parameter);
    const text = env[variable]?.trim();
    return text ? [[parameter, numberIn(variable, text)] as const] : [];
  });
  return { ...ofThisMachine, ...Object.fromEntries(set) };
}
