/** What has to be undone, last opened first, whatever goes wrong on the way. */
export interface Closing {
  readonly add: (name: string, close: () => unknown) => void;
  readonly closeAll: () => Promise<void>;
}

/** Closes in reverse order of opening; what fails to close is logged and does not stop the rest. */
export const closingStack = (log: (line: string) => void): Closing => {
  const open: { readonly name: string; readonly close: () => unknown }[] = [];
  return {
    add: (name, close) => void open.push({ name, close }),
    closeAll: async () => {
      for (let next = open.pop(); next; next = open.pop())
        try {
          await next.close();
        } catch (error) {
          log(`closing ${next.name}: ${String(error)}`);
        }
    },
  };
};
