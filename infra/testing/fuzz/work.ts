import type { LocalCloud } from '../../local/boot.ts';

/** So many calls of the cloud a request may cost on average, whatever was drawn; the clock of a machine says nothing. */
const callsAtMost = 40;
const enough = 20;

/** Functions that did more for what was sent to them than any request is worth. */
export const wrongInWork = ({ functions, aws }: Pick<LocalCloud, 'functions' | 'aws'>): string[] =>
  functions()
    .filter(({ name, invocations }) => /AppApi|PublicApi/.test(name) && invocations >= enough)
    .map(({ name, invocations }) => ({ name, each: aws.capacity.report(name).calls / invocations }))
    .filter(({ each }) => each > callsAtMost)
    .map(({ name, each }) => `${name} makes ${each.toFixed(1)} calls a request`);
