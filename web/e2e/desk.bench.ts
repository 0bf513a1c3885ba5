import { writeXlsxStream } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import type { Figure } from '../../infra/testing/figures.ts';
import type { Desk } from '../src/features/batch/desk/desk.ts';
import { openBrowser } from './browser.ts';
import { deskSite } from './desk-site.ts';

const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types own-worker";
const rowCount = 50_000;

const headers = ['id', 'nombre', 'clabe', 'banco', 'rfc', 'referencia', 'monto', 'correo'];
/** Rows as payrolls have them; every tenth account has the check digit that belongs to it. */
const row = (at: number): string[] => [
  `EMP-${at}`,
  `Muñoz Pérez ${at}`,
  `03218000011${String(at * 7).padStart(7, '0')}`,
  'Actinver',
  `MUPX800101${String(at % 1_000).padStart(3, '0')}`,
  `Nómina ${at}`,
  `${at}.50`,
  `p${at}@ejemplo.mx`,
];
const rows = Array.from({ length: rowCount }, (_, at) => row(at));

const csv = (): Uint8Array => new TextEncoder().encode([headers, ...rows].map((one) => one.join(';')).join('\n'));
const xlsx = async (): Promise<Uint8Array> =>
  new Uint8Array(await new Response(writeXlsxStream([headers, ...rows], { name: 'Nómina' })).arrayBuffer());

interface Measured {
  readonly took: number;
  readonly longestFrame: number;
  readonly editTook: number;
  readonly rows: number;
}

/** From the dropped file to the verdict on every row; meanwhile the page draws a frame after the other. */
const measured = (page: Page, name: string, bytes: Uint8Array): Promise<Measured> =>
  page.evaluate(
    async ([fileName, base64]) => {
      const file = new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], fileName);
      const { openDesk } = (await import(`${location.origin}/desk.js`)) as { openDesk: () => Desk };
      let [longestFrame, last, isOver] = [0, performance.now(), false];
      const frame = (now: number): void => {
        longestFrame = Math.max(longestFrame, now - last);
        last = now;
        if (!isOver) requestAnimationFrame(frame);
      };
      const desk = openDesk();
      // The worker is there, as it is when people choose a file.
      await desk.kept();
      await new Promise(requestAnimationFrame);
      last = performance.now();
      requestAnimationFrame(frame);
      const began = performance.now();
      const draft = await desk.open(file);
      if ('problem' in draft) throw new Error(draft.problem);
      await desk.rehearse();
      const took = performance.now() - began;
      isOver = true;
      const edited = performance.now();
      await desk.edit([{ index: 25_000, field: 'accountNumber', value: '032180000118359719' }]);
      const editTook = performance.now() - edited;
      await desk.forget();
      desk.close();
      return { took, longestFrame, editTook, rows: draft.rows };
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );

/** The median of some runs. */
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const runs = 3;

const figuresOf = async (page: Page, kind: string, bytes: Uint8Array): Promise<Figure[]> => {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run++) all.push(await measured(page, `nomina.${kind}`, bytes));
  return [
    {
      what: `50,000 x 8 ${kind} read and judged`,
      value: median(all.map(({ took }) => took)),
      unit: 'ms',
      budget: 2_000,
    },
    {
      what: `longest frame meanwhile`,
      value: median(all.map(({ longestFrame }) => longestFrame)),
      unit: 'ms',
      budget: 50,
    },
    { what: `one cell edited`, value: median(all.map(({ editTook }) => editTook)), unit: 'ms', budget: 50 },
  ];
};

const measure = async (): Promise<Figure[]> => {
  const [site, browser] = await Promise.all([deskSite(policy), openBrowser()]);
  try {
    const files = [
      ['csv', csv()],
      ['xlsx', await xlsx()],
    ] as const;
    const page = await browser.newPage();
    await page.goto(site.address);
    const figures: Figure[] = [];
    for (const [kind, bytes] of files) figures.push(...(await figuresOf(page, kind, bytes)));
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
};

export default measure;
