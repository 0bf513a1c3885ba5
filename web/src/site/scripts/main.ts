import { startLanguage } from '../../portal/language.ts';
import { startTheme } from '../../portal/theme.ts';
import { startHelp } from './help.ts';
import { startIslands } from './islands.ts';
import { near } from './near.ts';
import { startSimilar } from './similar.ts';

startIslands();
startTheme();
startLanguage();
startHelp();
startSimilar();
near('.code', async () => (await import('./code.ts')).startCode());
near('[data-calculator]', async () => (await import('./calculator.ts')).startCalculator());
near('[data-contact]', async () => (await import('./contact.ts')).startContact());
near('[data-service]', async () => (await import('./status.ts')).startStatus());
