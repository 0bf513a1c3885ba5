// npx esbuild react.jsx --bundle --jsx=automatic --outfile=react.js
// cuentaclara-react.mjs is `/v1/react.mjs` of the widget, kept beside this file; its only dependency is react.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CuentaClaraWidget, useCuentaClara } from './cuentaclara-react.mjs';

const script = document.querySelector('meta[name="widget"]').content;
const post = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json();
const fetchToken = async () => (await post('/sessions', {})).token;

const Page = () => {
  const [account, setAccount] = useState();
  const onSuccess = async ({ resultToken, accountNumber }) => {
    await post('/results', { resultToken });
    setAccount(accountNumber);
  };
  const { open } = useCuentaClara({ script, fetchToken, onSuccess });
  return (
    <>
      <h1>Datos de pago</h1>
      <CuentaClaraWidget script={script} fetchToken={fetchToken} onSuccess={onSuccess} />
      <button type="button" onClick={open}>
        O en un diálogo
      </button>
      <p role="status">{account && `Te pagaremos en la cuenta ${account}.`}</p>
    </>
  );
};

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
