import { render } from 'preact';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
render(<main>CuentaClara</main>, root);
