export { openSessions } from './api/sessions.ts';
export { SessionsCard } from './sessions-card.tsx';
