// A file of the page's own, so that its policy needs neither 'unsafe-inline' nor a nonce.
const post = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json();
const state = document.querySelector('#state');

const widget = CuentaClara.create({
  fetchToken: async () => (await post('/sessions', {})).token,
  container: '#account',
  onSuccess: async ({ resultToken, accountNumber }) => {
    await post('/results', { resultToken });
    state.textContent = `Te pagaremos en la cuenta ${accountNumber}.`;
  },
});
widget.open();
