import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { built, statementFile } from './built.ts';
import { mistakesIn } from './provenance.ts';

/** Builds anew and compares: `npm run attest:verify -- <public key>`; without a key it says that nobody vouched. */
const [keyFile] = process.argv.slice(2);
const trusted = keyFile === undefined ? undefined : createPublicKey(readFileSync(keyFile));
const mistakes = mistakesIn(readFileSync(statementFile, 'utf8'), { ...(await built()), trusted });
for (const mistake of mistakes.slice(0, 20)) console.error(mistake);
if (mistakes.length === 0)
  console.log(trusted ? 'As it was built and signed.' : 'As it was built; signed by nobody we know.');
process.exitCode = mistakes.length === 0 ? 0 : 1;
