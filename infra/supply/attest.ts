import { createPrivateKey } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { built, git, statementFile } from './built.ts';
import { envelopeOf, statementOf } from './provenance.ts';

/** Writes what was built of which commit, signed by the key in the file that `CUENTACLARA_SIGNING_KEY` names. */
const startedOn = new Date().toISOString();
const keyFile = process.env['CUENTACLARA_SIGNING_KEY'];
const builder = process.env['CUENTACLARA_BUILDER'] ?? 'urn:cuentaclara:builder:unhosted';
const { subject, lock } = await built();
const isClean = git('status', '--porcelain') === '';
const statement = statementOf({ subject, lock, commit: git('rev-parse', 'HEAD'), isClean, builder, startedOn });
const envelope = envelopeOf(statement, keyFile === undefined ? undefined : createPrivateKey(readFileSync(keyFile)));
mkdirSync(dirname(statementFile), { recursive: true });
writeFileSync(statementFile, JSON.stringify(envelope));
console.log(`${subject.length} files of ${git('rev-parse', '--short', 'HEAD')}: ${statementFile}`);
if (!isClean) console.log('Some of them are in no commit: this statement will not verify.');
if (!keyFile) console.log('Unsigned: without CUENTACLARA_SIGNING_KEY nobody vouches for it.');
