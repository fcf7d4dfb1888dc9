import path from 'node:path';
import { help, understand, UsageError, type Call } from './cli/call.ts';
import { diffCommand } from './cli/compare.ts';
import { coverageCommand } from './cli/cover.ts';
import { openFolder } from './cli/files.ts';
import { openFlows, type Flows } from './cli/flows.ts';
import { gateCommand } from './cli/gate.ts';
import { generateCommand } from './cli/make.ts';
import { runCommand } from './cli/run.ts';
import { looksCommand } from './cli/looks.ts';
import { mutateCommand } from './cli/mutants.ts';
import { viewsCommand } from './cli/views.ts';
import { CannotBegin } from './explore.ts';

const root = path.resolve(import.meta.dirname, '../..');

const obey = (call: Call, flows: Flows): Promise<number> => {
  if (call.command === 'generate') return generateCommand(call, flows);
  if (call.command === 'run') return runCommand(call, flows);
  if (call.command === 'coverage') return coverageCommand(call, flows);
  if (call.command === 'mutate') return mutateCommand(call, flows);
  if (call.command === 'diff') return diffCommand(call, root, flows);
  if (call.command === 'looks') return looksCommand(call, flows);
  if (call.command === 'views') return viewsCommand(call, flows);
  return gateCommand(call, flows);
};

/** The testers' command line; its exit codes stand in the help. */
async function main(): Promise<number> {
  const call = understand(process.argv.slice(2));
  if (!call) {
    console.log(help);
    return 0;
  }
  if (call.out !== null) openFolder(call.out);
  const flows = await openFlows(root);
  try {
    return await obey(call, flows);
  } finally {
    await flows.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof CannotBegin) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\nTry: npm run paths -- --help`);
    process.exitCode = 2;
  } else throw error;
}
