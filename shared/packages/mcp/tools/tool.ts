import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Settings } from '../settings.ts';

/** Offers one tool to whoever asks the server. */
export type Tool = (server: McpServer, settings: Settings) => void;

/** As much of the settings as a tool needs that asks the bank. */
export type Connected = Settings & { readonly api: NonNullable<Settings['api']> };
export type ConnectedTool = (server: McpServer, settings: Connected) => void;
