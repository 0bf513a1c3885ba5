import type { Message } from './message.ts';

const styleSheet = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.25rem; margin: 0 0 1rem; }
  a { color: inherit; }
  ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem .5rem; text-decoration: none;
    border-bottom: 1px solid var(--line); }
  li a:hover, li a:focus-visible { background: color-mix(in srgb, currentColor 6%, transparent); }
  li strong { overflow-wrap: anywhere; }
  li span, li time, dl { opacity: .75; font-size: .875rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
  dt, dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>${head}
<style>${styleSheet}</style>
</head>
<body>${body}</body>
</html>
`;

export const missingPage = page('No encontrado', '<h1>No hay nada aquí</h1><p><a href="/">Volver al buzón</a></p>');

const when = (instant: string) => `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;

/** Reloads itself, so that a mail shows up without a hand on the keyboard. */
export const listPage = (messages: readonly Message[]): string => {
  const items = messages.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/mail/${id}"><strong>${escape(subject)}</strong>${when(receivedAt)}<span>${escape(to)}</span></a></li>`,
  );
  const list = items.length ? `<ol>${items.join('')}</ol>` : '<p>Todavía no ha llegado ningún correo.</p>';
  return page('Buzón local', `<h1>Buzón local</h1>${list}`, '\n<meta http-equiv="refresh" content="2">');
};

const linkedText = ({ text }: Message): string => {
  const linked = escape(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}" target="_blank">${url}</a>`);
  return `<pre>${linked}</pre>`;
};

export const mailPage = (mail: Message): string => {
  const text = mail.text
    ? `<details${mail.html ? '' : ' open'}><summary>Texto</summary>${linkedText(mail)}</details>`
    : '';
  const html = mail.html
    ? `<iframe src="/mail/${mail.id}/body" title="${escape(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  return page(
    mail.subject,
    `<p><a href="/">← Buzón local</a></p><h1>${escape(mail.subject)}</h1>
<dl><dt>De</dt><dd>${escape(mail.from)}</dd><dt>Para</dt><dd>${escape(mail.to)}</dd><dt>Recibido</dt><dd>${when(mail.receivedAt)}</dd></dl>
${html}${text}`,
  );
};

/** The mail's own document; its links open in a new tab, outside the frame. */
export const mailBody = (mail: Message): string => {
  const base = '<base target="_blank">';
  return /<head[\s>]/i.test(mail.html) ? mail.html.replace(/<head[^>]*>/i, (head) => head + base) : base + mail.html;
};
