import { version } from './version.ts';

/** Whose program it is that calls. */
export interface AppInfo {
  readonly name: string;
  readonly version?: string;
}

interface Runtime {
  readonly navigator?: { readonly userAgent?: string };
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/** `Deno/2.5.0`, `Cloudflare-Workers`, `Node.js/24`: as the runtime calls itself; Node 20 does not. */
const runtime = ({ navigator, process }: Runtime): string | undefined =>
  navigator?.userAgent ?? (process?.versions?.node && `Node.js/${process.versions.node}`);

/** The SDK, whose program it is in, and what that runs on. */
export const userAgentOf = (app: AppInfo | undefined): string =>
  [
    `cuentaclara-sdk/${version}`,
    app && `${app.name}${app.version ? `/${app.version}` : ''}`,
    runtime(globalThis as Runtime),
  ]
    .filter(Boolean)
    .join(' ');
