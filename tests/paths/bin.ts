#!/usr/bin/env node
import { openFolderFlows } from './cli/folder-flows.ts';
import { everywhere, main } from './cli/main.ts';

const words = {
  library: 'statechart-paths',
  pages: 'statechart-paths/playwright',
  command: 'npx statechart-paths',
};

// Modules of others may start actors of their own when they are read, and these may fail later.
process.on('uncaughtException', (error) => {
  console.error(`A module that was read fails by itself: ${error.message}`);
});

process.exitCode = await main(process.argv.slice(2), {
  command: words.command,
  flow: 'A flow is a file that exports a machine or a model, as in ./door.ts; all are those called *.model.ts.',
  commands: everywhere,
  open: () => openFolderFlows(process.cwd(), words),
});
