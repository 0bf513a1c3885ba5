/** Where the controls of a cloud are. */
interface Controlled {
  readonly control: string;
}

/** What tests may do to a cloud beside calling it. */
export const control = async ({ control: address }: Controlled, path: string, body: unknown = {}): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** What the product's clock says. */
export const nowOf = async ({ control: address }: Controlled): Promise<string> =>
  ((await (await fetch(`${address}/clock`)).json()) as { readonly now: string }).now;

/** Moves the product's time on, and runs what became due meanwhile. */
export const advance = (cloud: Controlled, advanceSeconds: number) => control(cloud, '/clock', { advanceSeconds });

export const runSchedules = (cloud: Controlled) => control(cloud, '/schedules/all/run');

/** Runs one of them, whether it is due or not. */
export const runJob = (cloud: Controlled, name: string) => control(cloud, `/functions/Job${name}/invoke`);

/** Runs some of them, one after the other, whether they are due or not. */
export const runJobs = async (cloud: Controlled, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await runJob(cloud, name);
};

/** The jobs that bring validations to an end. */
export const settlingJobs = ['SettleStuckValidations', 'PollPendingValidations'] as const;
/** The jobs that erase what an account left. */
export const erasingJobs = ['EraseAccounts', 'SweepTable'] as const;

/** Does something while this fails; afterwards nothing is made to fail any more. */
export const whileFailing = async <T>(cloud: Controlled, faults: object, act: () => Promise<T>): Promise<T> => {
  await control(cloud, '/faults', faults);
  try {
    return await act();
  } finally {
    await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  }
};
