import { help, understand, UsageError, type Call, type Command, type Tool } from './call.ts';
import { diffCommand } from './compare.ts';
import { coverCommand } from './cover.ts';
import { openFolder } from './files.ts';
import type { Flows } from './folder.ts';
import { initCommand } from './init.ts';
import { generateCommand } from './make.ts';
import { mutateCommand } from './mutants.ts';
import { reportCommand } from './report.ts';
import { runCommand } from './run.ts';
import { watchCommand } from './watch.ts';
import { CannotBegin } from '../explore.ts';

type Act = (call: Call, flows: Flows) => Promise<number>;

/** Commands for any folder of charts. */
export const everywhere = {
  init: initCommand,
  generate: generateCommand,
  run: runCommand,
  watch: watchCommand,
  cover: coverCommand,
  report: reportCommand,
  mutate: mutateCommand,
  diff: diffCommand,
} as const satisfies Partial<Record<Command, Act>>;

/** The command line of a tool: its commands, and how flows are opened. */
export interface Line extends Omit<Tool, 'commands'> {
  readonly commands: Readonly<Partial<Record<Command, Act>>>;
  readonly open: () => Promise<Flows>;
}

const obey = async (args: readonly string[], { commands, open, ...words }: Line) => {
  const tool = { ...words, commands: Object.keys(commands) as Command[] };
  const call = understand(args, tool);
  const act = call && commands[call.command];
  if (!act) {
    console.log(help(tool));
    return 0;
  }
  if (call.out !== null) openFolder(call.out);
  const flows = await open();
  try {
    return await act(call, flows);
  } finally {
    await flows.close();
  }
};

/** Does what a command line asks for; answers with the exit code, which stands in the help. */
export async function main(args: readonly string[], line: Line): Promise<number> {
  try {
    return await obey(args, line);
  } catch (error) {
    if (error instanceof CannotBegin) {
      console.error(error.message);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nTry: ${line.command} --help`);
    return 2;
  }
}
