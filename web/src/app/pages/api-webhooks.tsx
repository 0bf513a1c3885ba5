import { Webhooks } from '../../features/webhooks/index.ts';
import { useUser } from '../../lib/session/current.ts';

/** Where events are sent, as far as the plan has it. */
export default function ApiWebhooks() {
  const { plan } = useUser();
  return <Webhooks plan={plan} />;
}
