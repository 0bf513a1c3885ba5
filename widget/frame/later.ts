import './style/answer.css';

/** What is drawn from the first question on. It comes behind the form, which nobody fills in as fast. */
export { Answer } from './answer/answer.tsx';
export { Done } from './answer/done.tsx';
export { askToEnd } from './session/ask-to-end.ts';
export { Waiting } from './waiting/waiting.tsx';
