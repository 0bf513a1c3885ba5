/** What the info string of a fenced block says. */
export interface Fence {
  readonly language: string;
  /** Blocks that follow each other and have one are tabs. */
  readonly tab?: string | undefined;
  readonly title?: string | undefined;
  /** The operation that runs for the reader with this JSON, or with what curl sends in it. */
  readonly try?: string | undefined;
}

const known = ['tab', 'title', 'try'];

/** ```` ```json tab=curl title="201 Created" try=createValidation ````. */
export const fenceOf = (info: string): Fence => {
  const [, language = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(info.trim()) ?? [];
  const said = [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(
    ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const,
  );
  const unknown = said.find(([name]) => !known.includes(name));
  if (unknown) throw new Error(`A block of code knows no ${unknown[0]}: ${info}`);
  return { language, ...Object.fromEntries(said) };
};
