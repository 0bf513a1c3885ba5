import { createServer } from 'node:http';
import { verifyWebhook } from '@cuentaclara/sdk';

const secret = process.env.CUENTACLARA_WEBHOOK_SECRET ?? '';
const told = new Set<string>(); // Your database.

const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  try {
    const event = await verifyWebhook({ body, headers: request.headers, secret });
    if (!told.has(event.id)) console.log(event.type);
    told.add(event.id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(3000);
