import { fill } from '../../../messages/fill.ts';
import { version } from '../version.ts';
import { answerTo, asJson, shown } from './answer.ts';
import { readArguments } from './arguments.ts';
import type { Order, Read } from './arguments.ts';
import { languages } from './languages.ts';

/** What the command touches of the world. */
export interface World {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines of standard input; none where a person sits before it. */
  readonly lines: () => AsyncIterable<string> | undefined;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const exit = { right: 0, wrong: 1, usage: 2 } as const;

const judgeAll = async (
  { lines, say, complain }: World,
  { numbers, asked, isJson }: Extract<Order, { kind: 'judge' }>,
  language: Read['language'],
): Promise<number> => {
  let [judged, wrong] = [0, 0];
  for await (const line of numbers.length > 0 ? numbers : (lines() ?? [])) {
    const input = line.trim();
    if (input === '') continue;
    const answer = answerTo(input, asked, language);
    judged += 1;
    if (!answer.judged.ok) wrong += 1;
    say(`${isJson ? asJson(answer) : shown(answer, language)}\n`);
  }
  if (judged > 0) return wrong > 0 ? exit.wrong : exit.right;
  const { texts } = languages[language];
  complain(`${fill(texts.wrongUse, { problem: texts.noNumber })}\n`);
  return exit.usage;
};

/** Does what the command was asked for, and answers its exit code. */
export const run = async (world: World): Promise<number> => {
  const { language, order } = readArguments(world.args, world.env);
  const { texts } = languages[language];
  switch (order.kind) {
    case 'help':
      world.say(texts.usage);
      return exit.right;
    case 'version':
      world.say(`${version}\n`);
      return exit.right;
    case 'wrong':
      world.complain(`${fill(texts.wrongUse, { problem: order.problem })}\n`);
      return exit.usage;
    case 'judge':
      return judgeAll(world, order, language);
  }
};
