// Preloaded before TypeScript, which an older Node could not even read.
const wanted = 24;
const found = Number(process.versions.node.split('.')[0]);
if (found < wanted) {
  console.error(
    `CuentaClara needs Node ${wanted} or newer; this is ${process.version}.\n` +
      'npm start and npm test bring their own on Linux and Windows (run npm ci first). ' +
      'Elsewhere install Node 24: https://nodejs.org.',
  );
  process.exit(1);
}
