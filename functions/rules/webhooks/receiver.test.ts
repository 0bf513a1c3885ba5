import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayReceive, wrongWith } from './receiver.ts';

const reach = { loopback: false, ownHosts: ['app.cuentaclara.com', 'widget.cuentaclara.com'] };
const local = { ...reach, loopback: true };

/** Each is a way to write an address that no stranger may send to. */
const notPublic = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.01',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '10.1',
  '0x0a000001',
  '012.0.0.1',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0xc0a80101',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:0a00:0001]',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::10.0.0.1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:53aa:64c:0:0:5601:5601]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[1::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'lOcAlHoSt.localdomain.localhost',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'intranet',
  'metadata.google.internal',
  'printer.local',
  'a.b.local.',
  'something.onion',
  'router.home.arpa',
  'app.cuentaclara.com',
  'api.app.cuentaclara.com',
  'Widget.CuentaClara.com.',
];

describe('the address of a receiver', () => {
  test.for(notPublic)('is refused as private where its host is %s', (host) => {
    expect(wrongWith(`https://${host}/hooks`, reach)).toBe('field.privateAddress');
    expect(wrongWith(`https://${host}:8443`, reach)).toBe('field.privateAddress');
  });

  test.for([
    'https://hooks.acme.com',
    'https://acme.com/hooks?tenant=7',
    'https://ACME.com:443/',
    'https://acme.com:8443/',
    'https://acme.com./hooks',
    'https://my_service.acme.com.mx/',
    'https://señal.acme.com/',
    'https://xn--seal-iqa.acme.com/',
    'https://8.8.8.8/hooks',
    'https://172.32.0.1/',
    'https://[2606:4700:4700::1111]/',
    'https://localhost.acme.com/',
    'https://local.acme.com/',
    'https://notcuentaclara.com/',
    'https://127.0.0.1.acme.com/',
  ])('is taken where it is %s', (url) => {
    expect(wrongWith(url, reach)).toBeUndefined();
    expect(wrongWith(url, local)).toBeUndefined();
  });

  test.for([
    ['http://acme.com/', 'field.https'],
    ['http://acme.com:443/', 'field.https'],
    ['ftp://acme.com/', 'field.https'],
    ['ws://acme.com/', 'field.https'],
    ['https:acme', 'field.privateAddress'],
    ['', 'field.invalid'],
    ['acme.com', 'field.invalid'],
    ['//acme.com', 'field.invalid'],
    ['/hooks', 'field.invalid'],
    ['https://', 'field.invalid'],
    ['javascript:alert(1)', 'field.invalid'],
    ['data:text/plain,x', 'field.invalid'],
    ['file:///etc/passwd', 'field.invalid'],
    ['https://user@acme.com/', 'field.invalid'],
    ['https://:secret@acme.com/', 'field.invalid'],
    ['https://8.8.8.8@127.0.0.1/', 'field.invalid'],
    ['https://acme.com/#', 'field.invalid'],
    ['https://acme.com/#part', 'field.invalid'],
    ['https://acme.com:22/', 'field.invalid'],
    ['https://acme.com:0/', 'field.invalid'],
    ['https://acme.com:80/', 'field.invalid'],
    ['https://acme.com:1023/', 'field.invalid'],
    ['https://acme.com:65536/', 'field.invalid'],
    ['https://acme..com/', 'field.invalid'],
    ['https://.acme.com/', 'field.invalid'],
    ['https://-acme.com/', 'field.invalid'],
    [`https://${'a'.repeat(64)}.com/`, 'field.invalid'],
    [`https://${'abcdefg.'.repeat(32)}com/`, 'field.invalid'],
    ['https://ac me.com/', 'field.invalid'],
    ['https://acme!.com/', 'field.invalid'],
    ['https://[fe80::1%25eth0]/', 'field.invalid'],
    ['https://256.256.256.256/', 'field.invalid'],
    ['https://1.2.3.4.5/', 'field.invalid'],
  ] as const)('is refused where it is %s: %s', ([url, wrong]) => {
    expect(wrongWith(url, reach)).toBe(wrong);
  });

  test.for([
    'http://127.0.0.1:4010/hooks',
    'https://localhost:3000',
    'http://[::1]:9',
    'http://127.1',
    'http://localhost./',
  ])('may be this machine, over http too, where an operator allowed it alone: %s', (url) => {
    expect(wrongWith(url, local)).toBeUndefined();
    expect(wrongWith(url, reach)).toBeDefined();
  });

  test.for([
    'http://10.0.0.1/',
    'https://169.254.169.254/',
    'ftp://127.0.0.1/',
    'http://acme.com/',
    'http://u@localhost/',
  ])('that is not this machine stays refused there: %s', (url) => {
    expect(wrongWith(url, local)).toBeDefined();
  });
});

/** Every block of IPv4 that is not of the public internet, as IANA lists them. */
const blocks: readonly (readonly [number, number])[] = [
  [0x00_00_00_00, 8],
  [0x0a_00_00_00, 8],
  [0x64_40_00_00, 10],
  [0x7f_00_00_00, 8],
  [0xa9_fe_00_00, 16],
  [0xac_10_00_00, 12],
  [0xc0_00_00_00, 24],
  [0xc0_00_02_00, 24],
  [0xc0_a8_00_00, 16],
  [0xc6_12_00_00, 15],
  [0xc6_33_64_00, 24],
  [0xcb_00_71_00, 24],
  [0xe0_00_00_00, 3],
];
const dotted = (value: number): string => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join('.');
const within = fc
  .tuple(fc.constantFrom(...blocks), fc.nat(0xff_ff_ff_ff))
  .map(([[first, bits], chance]) => (first | (chance & (0xff_ff_ff_ff >>> bits))) >>> 0);

/** One address as programs and people write it. */
const spellings: readonly ((value: number) => string)[] = [
  dotted,
  String,
  (value) => `0x${value.toString(16)}`,
  (value) => `0${value.toString(8)}`,
  (value) => [24, 16, 8, 0].map((bits) => `0x${((value >>> bits) & 255).toString(16)}`).join('.'),
  (value) => [24, 16, 8, 0].map((bits) => `0${((value >>> bits) & 255).toString(8)}`).join('.'),
  (value) => `${value >>> 24}.${value & 0xff_ff_ff}`,
  (value) => `${value >>> 24}.${(value >>> 16) & 255}.${value & 0xff_ff}`,
  (value) => `[::ffff:${dotted(value)}]`,
  (value) => `[::ffff:${(value >>> 16).toString(16)}:${(value & 0xff_ff).toString(16)}]`,
  (value) => `[64:ff9b::${dotted(value)}]`,
  (value) => `[2002:${(value >>> 16).toString(16)}:${(value & 0xff_ff).toString(16)}::1]`,
];

describe('an address of IPv4 that is not public', () => {
  test('is refused however it is written', () => {
    fc.assert(
      fc.property(within, fc.constantFrom(...spellings), (value, spelled) => {
        expect(wrongWith(`https://${spelled(value)}/`, reach)).toBe('field.privateAddress');
      }),
      { numRuns: 3000 },
    );
  });

  test('is refused as what a name led to, beside text that is no address', () => {
    fc.assert(
      fc.property(
        within,
        (value) => !mayReceive(dotted(value), reach) && !mayReceive(`::ffff:${dotted(value)}`, reach),
      ),
    );
    for (const text of ['', 'acme.com', '8.8.8.8 ', '8.8.8.8/8', '::g', '1.2.3.4.5'])
      expect(mayReceive(text, reach)).toBe(false);
    expect(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'].map((text) => mayReceive(text, reach))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('any text is judged, and nothing but https to a public host or name passes', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string().map((rest) => `https://${rest}`),
  );
  fc.assert(
    fc.property(text, (url) => {
      if (wrongWith(url, reach) !== undefined) return;
      const { protocol, username, password, hash, hostname } = new URL(url);
      expect({ protocol, username, password, hash }).toEqual({
        protocol: 'https:',
        username: '',
        password: '',
        hash: '',
      });
      expect(hostname).toMatch(/[.:]/);
    }),
    { numRuns: 3000 },
  );
});
