import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productClock } from '../../host/clock.ts';
import { temporaryDirectory } from '../fixtures/emulator.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

let directory: string;
let mailbox: Mailbox;
let page: { readonly url: string; readonly close: () => Promise<void> };
const clock = productClock();

beforeEach(async () => {
  directory = temporaryDirectory();
  mailbox = openMailbox(directory, clock);
  page = await mailbox.listen(0);
});
afterEach(async () => {
  await page.close();
  rmSync(directory, { recursive: true });
});

const mail = (id: string, more = {}) => ({
  id,
  from: 'clara@example.com',
  to: 'ana@acme.mx',
  subject: `Correo ${id}`,
  text: 'Hola',
  html: '<p>Hola</p>',
  ...more,
});
const read = async (path: string) => {
  const response = await fetch(page.url + path);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    text: await response.text(),
  };
};

describe('GET /messages', () => {
  it("gives every mail, the newest first, by the product's clock", async () => {
    mailbox.deliver(mail('1'));
    clock.advance(86_400);
    mailbox.deliver(mail('2'));
    const messages: { readonly id: string; readonly receivedAt: string }[] = JSON.parse((await read('/messages')).text);
    expect(messages).toMatchObject([mail('2'), mail('1')]);
    const [second, first] = messages.map(({ receivedAt }) => Date.parse(receivedAt));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(86_400_000);
  });

  it('gives those to one address, whatever stands in it', async () => {
    mailbox.deliver(mail('1', { to: 'ana+pagos@acme.mx' }));
    mailbox.deliver(mail('2'));
    expect(JSON.parse((await read(`/messages?to=${encodeURIComponent('ana+pagos@acme.mx')}`)).text)).toMatchObject([
      { id: '1' },
    ]);
  });

  it('gives the mails of before a restart too, in the same order', () => {
    for (const id of ['1', '2', '3']) mailbox.deliver(mail(id));
    const reopened = openMailbox(directory, clock);
    expect(reopened.messages()).toEqual(mailbox.messages());
    reopened.deliver(mail('4'));
    expect(
      openMailbox(directory, clock)
        .messages()
        .map(({ id }) => id),
    ).toEqual(['4', '3', '2', '1']);
  });
});

describe('the page for people', () => {
  it('lists the mails and reloads itself', async () => {
    expect((await read('/')).text).toContain('Todavía no ha llegado ningún correo.');
    mailbox.deliver(mail('1'));
    const { text } = await read('/');
    expect(text).toContain('href="/mail/1"');
    expect(text).toContain('http-equiv="refresh"');
  });

  it('shows a mail in a frame that runs nothing, loads nothing and lets links open', async () => {
    mailbox.deliver(
      mail('1', { html: '<html><head lang="es"></head><a href="http://localhost/verify">Verificar</a>' }),
    );
    const shown = await read('/mail/1');
    expect(shown.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown.policy).toContain("default-src 'none'");
    const body = await read('/mail/1/body');
    expect(body.text).toContain('<head lang="es"><base target="_blank"></head>');
    expect(body.policy).toContain("default-src 'none'");
    expect(body.policy).toContain('sandbox');
  });

  it('makes links of the addresses in a text, and of nothing else', async () => {
    const text = 'Abre http://localhost:4300/verify?token=a&b=<script>alert(1)</script>';
    mailbox.deliver(mail('1', { html: '', text }));
    const shown = await read('/mail/1');
    expect(shown.text).toContain('<a href="http://localhost:4300/verify?token=a&amp;b=');
    expect(shown.text).not.toContain('<script>');
  });

  it('never takes a subject or an address for markup', async () => {
    mailbox.deliver(mail('1', { subject: '<img src=x>', to: '"><b>@x.y', from: "'<i>'" }));
    for (const path of ['/', '/mail/1']) expect((await read(path)).text).not.toMatch(/<img|<b>|<i>/);
  });

  it.each(['/mail/unknown', '/elsewhere'])('says 404 at %s', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
