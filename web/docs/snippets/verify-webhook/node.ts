import { createServer } from 'node:http';
import { Webhook, WebhookError } from '@cuentaclara/sdk';

const webhook = new Webhook(process.env.CUENTACLARA_WEBHOOK_SECRET);
const told = new Set<string>(); // Your database.

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  try {
    const event = await webhook.verify(body, request.headers);
    if (!told.has(event.id)) console.log(event.type);
    told.add(event.id);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookError ? 400 : 500).end();
  }
});
server.listen(3000);
