import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { visit, type Visit } from '../../web/e2e/browser.ts';
import type { Site } from './frame-site.ts';
import { playServer, type Script } from './frame-server.ts';

export interface FrameVisit extends Visit {
  readonly frame: FrameLocator;
  /** What the page was told, in its order. */
  readonly told: () => Promise<readonly string[]>;
  readonly server: Awaited<ReturnType<typeof playServer>>;
}

export interface Shown extends Script {
  readonly mode?: 'inline' | 'modal';
  readonly language?: 'es' | 'en';
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly appearance?: Readonly<Record<string, string>>;
  /** The page can get no other token. */
  readonly isOnce?: boolean;
  readonly context?: BrowserContextOptions;
}

const create = (page: Page, { tokenFor }: Site, { mode, language, theme, appearance, isOnce }: Shown) =>
  page.evaluate(
    ([own, once, looks]) => {
      interface Api {
        create(options: object): { open(): void; update(looks: object): void };
      }
      const scope = window as unknown as {
        CuentaClara: Api;
        told: string[];
        nextToken?: string;
        widget: ReturnType<Api['create']>;
      };
      scope.told = [];
      const tell = (name: string) => (more?: unknown) => scope.told.push(`${name} ${JSON.stringify(more ?? null)}`);
      scope.widget = scope.CuentaClara.create({
        ...(once ? { token: own } : { fetchToken: async () => scope.nextToken ?? own }),
        container: '#place',
        ...looks,
        onReady: tell('ready'),
        onSuccess: tell('success'),
        onExit: tell('exit'),
        onError: tell('error'),
      });
      scope.widget.open();
    },
    [tokenFor('s'), isOnce, { mode, language, theme, appearance }] as const,
  );

/** A payee before a page that shows the widget. */
export const showFrame = async (browser: Browser, site: Site, shown: Shown = {}): Promise<FrameVisit> => {
  const visited = await visit(browser, site.host, {
    viewport: { width: 640, height: 900 },
    ...shown.context,
  });
  const { page } = visited;
  const server = await playServer(page, shown);
  await page.goto('/');
  await create(page, site, shown);
  const frame = page.frameLocator('iframe');
  await frame.locator('.card').waitFor();
  return { ...visited, frame, told: () => page.evaluate<string[]>('told'), server };
};

export const goodClabe = '002115016003269411';

export const fillForm = async (frame: FrameLocator, number = goodClabe, name = 'Ferretera del Bajío') => {
  await frame.getByRole('textbox', { name: /^CLABE/ }).fill(number);
  await frame.getByLabel(/Nombre o razón social|Name or company name/).fill(name);
};

export const submit = (frame: FrameLocator) =>
  frame.getByRole('button', { name: /Validar cuenta|Validate account/ }).click();
