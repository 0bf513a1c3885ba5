// node verificar.mjs comprobante.jws jwks.json: whether CuentaClara signed this receipt, without asking CuentaClara.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const names = { match: 'coincide', partial: 'coincide solo en parte', mismatch: 'existe, pero no coincide' };
const others = { notFound: 'no existe', otherCurrency: 'existe, pero en otra moneda' };
const risks = { LOW: ', riesgo bajo', MEDIUM: ', riesgo medio', HIGH: ', riesgo alto' };

const bytes = (part) => Buffer.from(part, 'base64url');

const signed = (jws, { keys }) => {
  const parts = jws.split('.');
  // The last character of base64url has bits to spare: a part that is not spelled as it was signed was altered.
  const isExact = parts.length === 3 && parts.every((part) => bytes(part).toString('base64url') === part);
  const [head, body, signature] = parts;
  const { alg, kid } = JSON.parse(bytes(head));
  const key = createPublicKey({ key: keys.find((one) => one.kid === kid), format: 'jwk' });
  const isOurs = alg === 'EdDSA' && key.asymmetricKeyType === 'ed25519';
  if (!isExact || !isOurs || !verify(null, Buffer.from(`${head}.${body}`), key, bytes(signature))) throw new Error();
  return { kid, ...JSON.parse(bytes(body)) };
};

try {
  const [jws = '', keySet = '{}'] = process.argv.slice(2).map((name) => readFileSync(name, 'utf8'));
  const { kid, jti, exp, statement: said } = signed(jws.trim(), JSON.parse(keySet));
  const trial = said.environment === 'sandbox' ? ', DE PRUEBA: ningún banco respondió' : '';
  const answer = names[said.nameMatch] ?? others[said.headline] ?? 'existe';
  console.log(`Firma válida, Ed25519, clave ${kid}`);
  console.log(`comprobante ${jti}, enlace abierto hasta ${new Date(exp * 1000).toISOString()}`);
  console.log(`preguntado  ${said.askedAt}${trial}`);
  console.log(
    `cuenta      ${said.accountNumber}, ${said.bank?.name ?? said.country}, ¿de ${said.expected ?? 'quién'}?`,
  );
  console.log(`respuesta   ${answer}${risks[said.risk?.level] ?? ''}, titular ${said.holder ?? 'que no se dijo'}`);
} catch ({ syscall, message }) {
  console.error(syscall ? message : 'LA FIRMA NO COINCIDE: este archivo se cambió, o no es de CuentaClara.');
  process.exitCode = 1;
}
