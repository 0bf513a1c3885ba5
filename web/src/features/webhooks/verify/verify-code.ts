/** The variable of a `.env` file that holds the secret of a webhook. */
export const secretName = 'CUENTACLARA_WEBHOOK_SECRET';

export const verifyLanguages = ['Node', 'Python'] as const;
export type VerifyLanguage = (typeof verifyLanguages)[number];

/** What a receiver does first, by language; `throws` is said where it may end there. */
export const verifyCode: Readonly<Record<VerifyLanguage, (throws: string) => string>> = {
  Node: (throws) => `import { Webhook } from '@cuentaclara/sdk';

const webhook = new Webhook(process.env.${secretName});
// ${throws}
const event = await webhook.verify(rawBody, request.headers);

if (event.type === 'validation.completed')
  await markAsChecked(event.data.reference, event.data.status);`,
  Python: (throws) => `import os
from standardwebhooks import Webhook

webhook = Webhook(os.environ["${secretName}"])
# ${throws}
event = webhook.verify(raw_body, headers)

if event["type"] == "validation.completed":
    mark_as_checked(event["data"]["reference"], event["data"]["status"])`,
};
