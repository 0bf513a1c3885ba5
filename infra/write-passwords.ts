import { writeFileSync } from 'node:fs';
import { leakedFile, leakedText } from './passwords/leaked-text.ts';

writeFileSync(leakedFile, leakedText());
