import { parseArgs } from 'node:util';
import { groups } from './groups.ts';
import { graphsOf } from './modules.ts';
import { projectFiles } from './project-files.ts';
import { proofOf, readProof, subjectOf, writeProof, type Subject } from './proofs.ts';
import { openRunner } from './run.ts';

/** `npm run test:long`: tests of tools, but where a tool is the one that was proven before; `-- --all` runs all of them. */
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

const subjects = (): readonly Subject[] => {
  const files = projectFiles();
  const { imports } = graphsOf(files);
  return groups.map((group) => subjectOf(group, files, imports));
};

const isProven = (subject: Subject): boolean => {
  const { name } = subject.group;
  const proof = all ? undefined : readProof(subject);
  console.log(
    proof
      ? `skipped ${name}: proven on ${proof.on} with the same ${proof.files} files (${proof.tests} tests)`
      : `runs ${name}: ${all ? 'all are to run' : 'no proof'} with these ${subject.files.length} files`,
  );
  return proof !== undefined;
};

const open = subjects().filter((subject) => !isProven(subject));

if (open.length === 0) console.log('\n      Tests  0 passed (0)');
else {
  const runner = await openRunner();
  const { files, isRight } = await runner.run(open.flatMap(({ tests }) => tests));
  await runner.close();
  if (!isRight) process.exitCode = 1;
  // Whoever changed a file meanwhile has seen neither of the two proven.
  const digests = new Set(subjects().map(({ digest }) => digest));
  for (const subject of open) {
    const proof = proofOf(subject, files, new Date().toISOString().slice(0, 10));
    if (proof && digests.has(subject.digest)) writeProof(subject, proof);
    else console.log(`not proven: ${subject.group.name}`);
  }
}
