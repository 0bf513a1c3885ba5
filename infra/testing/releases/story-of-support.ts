import type { LocalCloud } from '../../local/boot.ts';
import { guest, type Addresses, type Customer } from '../customer.ts';
import { operatorOf } from '../operate.ts';
import { pictures, upload } from '../pictures.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

const picture = pictures['image/png'];
const announced = { name: 'pantalla.png', type: 'image/png', size: picture.length } as const;

/** A file that was uploaded and waits for its ticket. */
const uploaded = async (call: Customer['call']): Promise<string> => {
  const { id, upload: to } = await call('POST /api/support/attachments', { body: announced });
  await upload(to, picture);
  return id;
};

/** A visitor, whose message is held where a field is filled that people do not see. */
const visited = async (
  { addresses }: Cloud,
  name: string,
  website = '',
  at = 'visita-de-prueba.mx',
): Promise<string> => {
  const contact = { company: 'Empresa de Prueba', phone: '+52 55 5555 0100', message: '¿Qué plan nos conviene?' };
  const body = { name, email: `${name.toLowerCase()}@${at}`, ...contact, website };
  return (await guest(addresses)('POST /api/contact', { body })).id;
};

/** Messages of a customer and of visitors in every state, one with a file, and a file that waits. */
export const writeToUs = async (cloud: Cloud, call: Customer['call']): Promise<void> => {
  const operate = operatorOf(cloud.addresses);
  const written = { name: 'Ana Prueba', subject: 'Se ve mal', message: 'Adjunto lo que veo.' };
  const attachments = [await uploaded(call)];
  const { id } = await call('POST /api/support', { body: { ...written, attachments } });
  await operate({ command: 'answer-ticket', id, text: 'Gracias, lo vemos.' });
  await uploaded(call);
  await visited(cloud, 'Rosa');
  await visited(cloud, 'Pedro', 'https://publicidad.example');
  // Nobody has this mailbox, and SES says so.
  await visited(cloud, 'Bounce', '', 'simulator.amazonses.com');
  const [closed, spam] = [await visited(cloud, 'Juan'), await visited(cloud, 'Luis', 'https://publicidad.example')];
  await operate({ command: 'answer-ticket', id: closed, text: 'El plan Pro.', close: 'true' });
  await operate({ command: 'spam-ticket', id: spam });
  await cloud.drain();
};
