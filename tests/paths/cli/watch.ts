import { watch } from 'node:fs';
import type { Call } from './call.ts';
import type { Flows } from './folder.ts';
import { runCommand } from './run.ts';

/** Milliseconds of quiet after which a change is whole: editors write a file in several steps. */
const quiet = 150;

/** Comes back after the next change of a source file below the folder. */
const nextChange = (root: string): Promise<void> =>
  new Promise((resolve) => {
    let rest: NodeJS.Timeout | undefined;
    const watcher = watch(root, { recursive: true }, (_, file) => {
      if (
        !file ||
        !/\.[cm]?[jt]sx?$/.test(file) ||
        /(?:^|[\\/])(?:node_modules|dist|\.git)[\\/]/.test(file)
      )
        return;
      clearTimeout(rest);
      rest = setTimeout(() => {
        watcher.close();
        resolve();
      }, quiet);
    });
  });

/** `watch`: runs the suites, and again after each change, until it is ended. */
export async function watchCommand(call: Call, flows: Flows): Promise<number> {
  for (;;) {
    const change = nextChange(flows.root);
    // Modules are read once by those who read them: fresh eyes see what has changed.
    const now = await flows.beside(flows.root);
    try {
      await runCommand(call, now);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await now.close();
    }
    console.log('Waiting for a change.');
    await change;
  }
}
