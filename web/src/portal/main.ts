import './portal.css';
import { startCopy } from './copy.ts';
import { startFill } from './fill.ts';
import { startLanguage } from './language.ts';
import { startSidebar } from './sidebar.ts';
import { startTabs } from './tabs.ts';
import { startTheme } from './theme.ts';

startSidebar();
startTabs();
startTheme();
startLanguage();
startCopy();
startFill();

const openSearch = async (): Promise<void> => (await import('./search.ts')).openSearch();
const finder = document.querySelector<HTMLElement>('.finder');
finder?.addEventListener('click', () => void openSearch());
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  void openSearch();
});

for (const bar of document.querySelectorAll<HTMLElement>('[data-try]'))
  bar
    .querySelector('button')
    ?.addEventListener('click', () => void import('./try.ts').then((loaded) => loaded.tryIt(bar)));
