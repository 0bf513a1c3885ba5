import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followConnection } from '../lib/connectivity/current.ts';
import { loadCountries } from '../lib/constants/current.ts';
import { textsReady } from '../lib/i18n/i18n.ts';
import { followOtherTabs, session } from '../lib/session/current.ts';
import './styles/index.css';
import { App } from './app.tsx';

void session.start();
followOtherTabs();
followConnection();
void textsReady.then(loadCountries);

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
