import { Webhooks } from '../../features/webhooks/index.ts';

export default function ApiWebhooks() {
  return <Webhooks />;
}
