import { newId } from '../ids.ts';
import { iso } from '../time.ts';
import type { Authority } from './authority.ts';
import { type Deliveries, type Parcel, openDeliveries } from './deliver.ts';
import type { Happening, WebhookEvent } from './event.ts';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** `*` is every one. */
  readonly eventTypes: readonly string[];
}

interface Told {
  readonly event: WebhookEvent;
  readonly at: number;
  readonly subject: string;
}

interface Around {
  readonly now: () => number;
  readonly url: () => string;
  readonly log: (line: string) => void;
  readonly authority: Authority;
}

const wants = ({ eventTypes }: Webhook, type: string): boolean => eventTypes.includes('*') || eventTypes.includes(type);

/** The addresses that are told what happens, and all that happened. */
export const openWebhooks = (seeded: readonly Webhook[], { now, url, log, authority }: Around) => {
  const registered = new Map(seeded.map((webhook) => [webhook.id, webhook]));
  const events = new Map<string, Told>();
  const certificateUrl = (name: string) => `${url()}/v1/notifications/certs/${name}`;
  const deliveries: Deliveries = openDeliveries({ now, authority, certificateUrl, log });

  const parcel = (webhook: Webhook, { event, subject }: Told): Parcel => ({
    webhookId: webhook.id,
    url: webhook.url,
    eventId: event.id,
    body: JSON.stringify(event),
    subject,
  });

  return {
    registered,
    events,
    deliveries,
    authority,
    tell: (happening: Happening, { at, subject }: { readonly at: number; readonly subject: string }): void => {
      const id = newId.event();
      const self = `${url()}/v1/notifications/webhooks-events/${id}`;
      const links = [
        { href: self, rel: 'self', method: 'GET' },
        { href: `${self}/resend`, rel: 'resend', method: 'POST' },
      ];
      const { resource, ...about } = happening;
      const event: WebhookEvent = { id, create_time: iso(at), event_version: '1.0', ...about, resource, links };
      const told = { event, at, subject };
      events.set(id, told);
      for (const webhook of registered.values())
        if (wants(webhook, event.event_type)) deliveries.post(parcel(webhook, told));
      deliveries.pump();
    },
    resend: (told: Told, webhookIds?: readonly string[]): void => {
      for (const webhook of registered.values())
        if (webhookIds ? webhookIds.includes(webhook.id) : wants(webhook, told.event.event_type))
          deliveries.resend(parcel(webhook, told));
      deliveries.pump();
    },
  };
};

export type Webhooks = ReturnType<typeof openWebhooks>;
