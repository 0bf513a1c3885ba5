interface Appointment {
  readonly at: number;
  readonly run: (at: number) => void;
}

/** What is to happen by itself at a time of the clock: one appointment for each name. */
export const openAgenda = () => {
  const appointments = new Map<string, Appointment>();
  let earliest = Infinity;

  const next = (): [string, Appointment] | undefined => {
    let found: [string, Appointment] | undefined;
    for (const entry of appointments) if (!found || entry[1].at < found[1].at) found = entry;
    earliest = found?.[1].at ?? Infinity;
    return found;
  };

  return {
    set: (name: string, at: number, run: (at: number) => void): void => {
      appointments.set(name, { at, run });
      earliest = Math.min(earliest, at);
    },
    cancel: (name: string): void => void appointments.delete(name),
    /** Runs everything due until then, in the order of its times, what those runs make due included. */
    runUntil: (now: number): void => {
      while (earliest <= now) {
        const found = next();
        if (!found || found[1].at > now) return;
        appointments.delete(found[0]);
        found[1].run(found[1].at);
      }
    },
  };
};

export type Agenda = ReturnType<typeof openAgenda>;
