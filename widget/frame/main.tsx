import { render } from 'preact';
import { connect } from './connection.ts';
import { firstCountry } from './form/first-country.ts';
import { reportHeight } from './look/report-height.ts';
import { loadRules } from './rules/rules.ts';
import { Root } from './root.tsx';
import './style/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

/** Begins with everything at once that does not wait for something else. */
const guess = loadRules(firstCountry(navigator.languages));
// Whether it came is asked when it is needed.
guess.catch(() => undefined);
const page = await connect();
render(<Root {...{ page, root, guess }} />, root);
reportHeight(root, (pixels) => page.send({ type: 'height', pixels }));
