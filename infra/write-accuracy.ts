import { writeFileSync } from 'node:fs';
import { accuracyFile, accuracyText } from './accuracy/file.ts';

writeFileSync(accuracyFile, await accuracyText());
