import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serverOf } from './server.ts';
import { settingsOf } from './settings.ts';
import { version } from './version.ts';

const settings = settingsOf(process.env);
const { api, lacking, isProduction } = settings;
const can = api
  ? `judges numbers and asks banks with a key of ${isProduction ? 'production' : 'the sandbox'}`
  : `judges numbers only: ${lacking}`;

// A client that is gone hears nothing more.
process.stdout.on('error', () => process.exit(0));
// Standard output belongs to the protocol.
process.stderr.write(`cuentaclara-mcp ${version} ${can}\n`);
await serverOf(settings).connect(new StdioServerTransport());
