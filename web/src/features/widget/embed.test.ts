import { describe, expect, it } from 'vitest';
import { cspOf, htmlOf, nodeOf, reactOf, sessionCurlOf } from './embed.ts';
import { formed, usualLooks, type Looks } from './looks.ts';
import { ownValues } from './own-values.ts';

const site = { address: 'https://widget.example', version: '1.4.2', integrity: 'sha384-abc+/=' };
const own = { api: 'https://api.example', keyId: 'wk_live_abc', origin: 'https://pagos.tienda.example' };
const words = { open: 'Open', left: "Didn't", origin: 'o', signedIn: 's', keep: 'k', beside: 'b' };
const looks = usualLooks('es');

/** Whether a browser could run it. */
const parses = (script: string) => {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the written code is never run, only parsed
  expect(() => new Function(`async () => {${script}}`)).not.toThrow();
};
const scriptIn = (html: string): string => /<script>\n([^]*)<\/script>/.exec(html)?.[1] ?? '';

const faces: readonly Looks[] = [
  looks,
  { ...looks, mode: 'modal', language: 'en', theme: 'dark' },
  { ...looks, appearance: { accent: '#0a6e4c', radius: '16px', font: 'georgia' } },
];

describe('the code that is written for a page', () => {
  it.for(faces)('has the loader by its digest and can be parsed, however the widget looks: %o', (face) => {
    const html = htmlOf(face, site, words);
    expect(html).toContain('src="https://widget.example/v1.4.2/widget.js"');
    expect(html).toContain('integrity="sha384-abc+/="');
    expect(html).toContain('crossorigin="anonymous"');
    parses(scriptIn(html));
    expect(scriptIn(html)).toContain(`mode: '${face.mode}'`);
  });

  it('names what was chosen of its appearance, and nothing where nothing was', () => {
    expect(htmlOf({ ...looks, appearance: { radius: '16px' } }, site, words)).toContain("radius: '16px'");
    expect(reactOf({ ...looks, appearance: { radius: '16px' } }, site, words)).toContain(
      "appearance={{ radius: '16px' }}",
    );
    expect(htmlOf(looks, site, words)).not.toContain('appearance');
    expect(reactOf(looks, site, words)).not.toContain('appearance');
  });

  it('has no value that is not of its form: neither one half typed nor a script', () => {
    const typed = { accent: '#0a6', surface: '</script>', radius: '16px' };
    expect(formed(typed)).toEqual({ radius: '16px' });
  });

  it('has the server ask with the own key and origin, and the country that was chosen', () => {
    expect(sessionCurlOf({ country: 'MX' }, own)).toContain('{"origin":"https://pagos.tienda.example","country":"MX"}');
    expect(sessionCurlOf(looks, own)).toContain('X-API-Key: wk_live_abc');
    expect(nodeOf({ country: 'MX' }, own, words)).toContain("ask('/v1/widget/sessions', { origin, country: 'MX' })");
    expect(nodeOf(looks, own, words)).toContain("const origin = 'https://pagos.tienda.example';");
  });

  it('says what a policy has to let through, the origin of the widget alone', () => {
    expect(cspOf(site)).toBe('script-src https://widget.example;\nframe-src https://widget.example;');
  });
});

describe('the values that code is written with', () => {
  const key = { keyId: 'wk_test_a', environment: 'sandbox', state: 'active', lastUsedAt: null } as const;
  const live = { ...key, keyId: 'wk_live_a', environment: 'production' } as const;
  const allowed = ['https://*.tienda.example', 'http://localhost:3000'];

  it('are of production where a key of it works, with one of the sites', () => {
    expect(ownValues('', [key, live], allowed)).toMatchObject({
      keyId: 'wk_live_a',
      origin: 'https://pagos.tienda.example',
    });
    expect(ownValues('', [key, { ...live, state: 'inactive' }], allowed)).toMatchObject({ keyId: 'wk_test_a' });
  });

  it('are of the own machine for as long as there is a key of the sandbox alone', () => {
    expect(ownValues('', [key], allowed)).toMatchObject({ keyId: 'wk_test_a', origin: 'http://localhost:3000' });
  });

  it('stand there as placeholders before there is anything', () => {
    expect(ownValues('', [])).toMatchObject({ keyId: 'wk_test_…', origin: 'http://localhost:8080' });
  });
});
