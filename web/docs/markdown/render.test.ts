import { describe, expect, test } from 'vitest';
import { twin } from '../twin.ts';
import { rendered, renderedInline } from './render.ts';

const fenced = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const count = (html: string, what: string): number => html.split(what).length - 1;

describe('the Markdown of a page', () => {
  test('has a section for each `##`, and beside it what stands in an aside', () => {
    const html = rendered('First.\n\n## One\n\nText.\n\n:::aside\nBeside.\n:::\n\n## Two\n\nMore.', 'es');
    expect(count(html, '<section class="part"')).toBe(2);
    expect(html).toMatch(
      /<section class="part part--two"><div class="prose"><h2 id="one">One<\/h2><p>Text\.<\/p>\n<\/div><div class="aside"><p>Beside/,
    );
  });

  test('gives two headings of the same words two names, without accents', () => {
    const html = rendered('## Qué pasó\n\n## Qué pasó', 'es');
    expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['que-paso', 'que-paso-2']);
  });

  test('makes tabs of blocks that follow each other and say so, and of no others', () => {
    const tabs = fenced('bash tab=curl', 'curl') + fenced('js tab=Node', 'call()');
    const html = rendered(
      `${tabs}\n${fenced('json title="201 Created"', '{}')}\ntext\n\n${fenced('js tab=Node', '1')}`,
      'en',
    );
    expect(count(html, '<figure')).toBe(3);
    expect(count(html, 'role="tab"')).toBe(3);
    expect(html).toContain('<span>201 Created</span>');
  });

  test('paints code by classes alone, and marks what is the reader’s', () => {
    const html = rendered(
      fenced('bash tab=curl', 'curl https://api.cuentaclara.example/v1 -H "X-API-Key: vk_test_…"'),
      'es',
    );
    expect(html).toContain('class="k-');
    expect(html).not.toContain('style');
    expect(html).toContain('<span data-fill="api">https://api.cuentaclara.example</span>');
    expect(html).toContain('<span data-fill="key">vk_test_…</span>');
  });

  test('shows what looks like HTML in code as it is written', () => {
    expect(rendered(fenced('text', '<b>&</b>'), 'es')).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
  });

  test('leads to pages of its own language, to the app as it is, and to other sites', () => {
    const links = (language: 'es' | 'en') =>
      [
        ...rendered('[a](/api-documentation/limits#minute) [b](/register) [c](https://a.example/x)', language).matchAll(
          /href="([^"]+)"/g,
        ),
      ].map(([, href]) => href);
    expect(links('es')).toEqual(['/api-documentation/limits#minute', '/register', 'https://a.example/x']);
    expect(links('en')).toEqual(['/api-documentation/limits?lang=en#minute', '/register', 'https://a.example/x']);
  });

  test.for<[string, string, string]>([
    ['a container that nobody knows', ':::warning\nText.\n:::', 'no container :::warning'],
    ['a block that says what nobody knows', fenced('json name=x', '{}'), 'knows no name'],
    ['a language that nobody paints', fenced('cobol', 'ADD'), 'cobol'],
    ['a trial of what nobody offers', fenced('json try=deleteEverything', '{}'), 'Nobody can try deleteEverything'],
    [
      'a trial of an operation with parts in its path',
      fenced('json try=getValidation', '{}'),
      'Nobody can try getValidation',
    ],
    ['a trial without JSON', fenced('js try=createValidation', 'call()'), 'has no JSON'],
  ])('stops the build at %s', ([, markdown, message]) => {
    expect(() => rendered(markdown, 'es')).toThrow(message);
  });

  test('asks the sandbox what a line of curl sends', () => {
    const html = rendered(fenced('bash tab=curl try=createValidation', `curl x --json '{ "country": "MX" }'`), 'es');
    expect(html).toContain(
      'data-try="POST /api/validations" data-body="{&quot;country&quot;:&quot;MX&quot;}" data-says-environment',
    );
  });

  test('says of a trial whether the sandbox or the account of the reader answers', () => {
    const trial = (name: string) => rendered(fenced(`json title=Try try=${name}`, '{}'), 'es');
    expect(trial('createValidation')).toContain('En tu sandbox, sin costo');
    for (const name of ['getCredits', 'listWebhooks']) {
      expect(trial(name)).toContain('Con tu cuenta, sin costo');
      expect(trial(name)).not.toMatch(/sandbox|data-whose|data-says-environment/i);
    }
  });

  test('has a lead that is a sentence, not a list', () => {
    expect(renderedInline('With `code`.', 'es')).toBe('With <code>code</code>.');
    expect(() => renderedInline('- one', 'es')).toThrow('Not a sentence');
  });
});

test('the text of a page is its Markdown, whole, and leads to texts', () => {
  const markdown = `## One\n\n:::note\n[Limits](/api-documentation/limits#minute), [sign up](/register).\n:::\n\n${fenced('json tab=JSON', '{}')}`;
  const page = { path: '/api-documentation/x', group: 'start', title: 'Title', lead: 'Lead.', markdown } as const;
  expect(twin(page, 'en')).toBe(
    `# Title\n\nLead.\n\n## One\n\n[Limits](/api-documentation/limits.md?lang=en#minute), [sign up](/register).\n\n${fenced('json tab=JSON', '{}')}`,
  );
});
