import { spawn } from 'node:child_process';
import { chosen, type Call } from './call.ts';
import type { Flows } from './folder.ts';

/** A run of the project's walks; its exit code. */
export const vitest = (
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    spawn('vitest', ['run', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
      .once('error', reject)
      .once('exit', (status) => resolve(status ?? 1));
  });

/** Walks of these flows alone: the start of their tests' names. */
export const namesOf = (flows: readonly string[]): string => `^(?:${flows.join('|')})(?: |$)`;

/** `looks`: what walks through the views show and send now becomes what they are held to. */
export function looksCommand(call: Call, flows: Flows): Promise<number> {
  const names = chosen(call.flow, flows.names);
  const files = new Set(names.map((name) => `tests/walks/${name.split('/')[0]}.browser.test.ts`));
  const args = ['--config', 'tests/browser.config.ts', '--project', 'walks', ...files];
  const filter = call.flow === 'all' ? [] : ['-t', namesOf(names)];
  return vitest(flows.root, [...args, ...filter], { VITE_WALK_LOOKS: 'write' });
}
