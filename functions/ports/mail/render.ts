import { fill, messages } from '#shared/messages/index.ts';
import type { Language, MailName } from '#shared/messages/messages.ts';

export interface Letter {
  readonly name: MailName;
  readonly language: Language;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Where the button leads, absolute. */
  readonly link: string;
}

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};
/** As HTML shows it: nothing of it is markup, and its lines stay lines. */
const escape = (text: string): string => text.replace(/[&<>"'\n]/g, (character) => entities[character] ?? character);

const font = "font-family:Geist,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One column, tables and inline styles only: what every mail program still shows the same way. */
const html = (language: Language, heading: string, lead: string, button: string, link: string, notes: string[]) =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;background:#f6f4ed;${font};color:#0e1f18">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fdfcf8;border:1px solid #e0dcd0;border-radius:10px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:19px;font-weight:600">CuentaClara</p>
<h1 style="margin:0 0 12px;font-size:28px;line-height:1.15;font-weight:600">${heading}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${lead}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:14px 20px;background:#0a6e4c;color:#ffffff;border-radius:10px;font-size:16px;font-weight:600;text-decoration:none">${button}</a></p>
<p style="margin:0 0 24px;font-size:14px;line-height:1.5;color:#43524a;word-break:break-all"><a href="${link}" style="color:#0a6e4c">${link}</a></p>
${notes.map((note) => `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#5b6861">${note}</p>`).join('\n')}
</td></tr></table></td></tr></table>
</body>
</html>`;

/** The same letter as plain text and as HTML. Parameters are escaped in the HTML and left as they are in the text. */
export const render = ({ name, language, parameters, link }: Letter): Rendered => {
  const { mails, mailFooter } = messages[language];
  const mail = mails[name];
  const safe = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, escape(String(value))]));
  return {
    subject: fill(mail.subject, parameters),
    text: [
      mail.heading,
      fill(mail.lead, parameters),
      `${mail.button}: ${link}`,
      fill(mail.after, parameters),
      mailFooter,
    ]
      .join('\n\n')
      .concat('\n'),
    html: html(language, mail.heading, fill(mail.lead, safe), mail.button, escape(link), [
      fill(mail.after, safe),
      mailFooter,
    ]),
  };
};
