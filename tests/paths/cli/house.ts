import type { Tool } from './call.ts';

/** This repository's tool: flows are charts of `machines/` with their models in `tests/`. */
export const houseTool = {
  command: 'npm run paths --',
  flow: 'A flow is <domain>/<stem>, as in auth/login, or any file that exports a machine, as in ./door.ts.',
} as const satisfies Omit<Tool, 'commands'>;
