import type { WaysOn } from '../../features/support/sent.tsx';
import { addressOf } from './api-tabs.ts';

const requests = `/api${addressOf('analitica')}`;

/** Where whoever has written to support goes on. */
export const waysOn: WaysOn = { back: { to: '/dashboard', name: 'toDashboard' }, requests };
export const widgetWaysOn: WaysOn = { back: { to: '/widget', name: 'toWidget' }, requests };
