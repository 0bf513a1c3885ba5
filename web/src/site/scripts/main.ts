import { startCopy } from '../../portal/copy.ts';
import { startLanguage } from '../../portal/language.ts';
import { startTabs } from '../../portal/tabs.ts';
import { startTheme } from '../../portal/theme.ts';
import { startCalculator } from './calculator.ts';
import { startContact } from './contact.ts';
import { startHelp } from './help.ts';
import { startIslands } from './islands.ts';
import { startSimilar } from './similar.ts';

startTheme();
startLanguage();
startTabs();
startCopy();
startIslands();
startSimilar();
startCalculator();
startContact();
startHelp();
