import path from 'node:path';
import { openFlows } from './cli/flows.ts';
import { gateCommand } from './cli/gate.ts';
import { houseTool } from './cli/house.ts';
import { looksCommand } from './cli/looks.ts';
import { everywhere, main } from './cli/main.ts';
import { viewsCommand } from './cli/views.ts';

const root = path.resolve(import.meta.dirname, '../..');

process.exitCode = await main(process.argv.slice(2), {
  ...houseTool,
  commands: { ...everywhere, gate: gateCommand, looks: looksCommand, views: viewsCommand },
  open: () => openFlows(root),
});
