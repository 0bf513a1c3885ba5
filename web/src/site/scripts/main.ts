import { startCopy } from '../../portal/copy.ts';
import { startLanguage } from '../../portal/language.ts';
import { startTabs } from '../../portal/tabs.ts';
import { startTheme } from '../../portal/theme.ts';
import { startCalculator } from './calculator.ts';
import { startHelp } from './help.ts';
import { startIslands } from './islands.ts';
import { startStatus } from './status.ts';

startTheme();
startLanguage();
startTabs();
startCopy();
startIslands();
startCalculator();
startHelp();
startStatus();
