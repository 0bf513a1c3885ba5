import type { Language } from './texts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f5f8;color:#14213d;font:16px/1.5 system-ui,sans-serif}
main{width:min(26rem,100% - 2rem);margin:1rem;padding:2rem;background:#fff;border:1px solid #d5dbe5;border-radius:1rem}
h1{margin:0;font-size:1.25rem}
p{margin:.5rem 0}
.amount{font-size:2rem;font-weight:700}
.notice{color:#4a5568}
form{display:grid;gap:.75rem;margin-top:1rem}
label{display:grid;gap:.25rem;font-weight:600}
input{padding:.75rem;border:1px solid #6b7686;border-radius:.5rem;font:inherit}
button{padding:.75rem;border:1px solid #1a4fa3;border-radius:2rem;background:#fff;color:#1a4fa3;font:inherit;font-weight:600;cursor:pointer}
button.first{background:#1a4fa3;color:#fff}
:focus-visible{outline:3px solid #b35c00;outline-offset:2px}
[role=alert]{color:#a4161a;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;color:#4a5568}
dd{margin:0}
`;

/** A whole page without a script. */
export const document = (language: Language, title: string, content: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
