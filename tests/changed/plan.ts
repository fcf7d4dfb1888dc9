import type { Step } from '#tests/lib/steps.ts';
import type { Choice } from './select.ts';

const quoted = (flow: string): string => flow.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The commands that run a choice, made of the one that runs the whole suite. */
export function stepsOf(suite: Step, { files, walks }: Choice): Step[] {
  if (files === 'all') return [suite];
  const steps: Step[] = [];
  if (files.length > 0) steps.push({ ...suite, isSharded: false, files });
  if (walks.length > 0) {
    const flows = walks.flatMap((one) => one.flows).map(quoted);
    const only = ['-t', `^(${flows.join('|')}) `];
    steps.push({
      ...suite,
      name: `${suite.name}, walks`,
      isSharded: false,
      command: [...suite.command, ...only],
      files: walks.map(({ file }) => file),
    });
  }
  return steps;
}

const most = 6;
const few = (texts: readonly string[]): string =>
  texts.length <= most
    ? texts.join(', ')
    : `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`;

/** Describes the chosen part of a suite, with the reasons, and the part left out. */
export function toldOf({ suite, files, walks, leftOut, why }: Choice): string {
  const flows = walks.flatMap((one) => one.flows);
  const runs = [
    ...(files === 'all' ? ['all of it'] : files.length > 0 ? [`${files.length} files`] : []),
    ...(flows.length > 0 ? [`the walks of ${few(flows)}`] : []),
  ];
  if (runs.length === 0)
    return `  ${suite}: left out, all ${leftOut} files: nothing that they load has changed`;
  const rest = leftOut > 0 ? `\n    left out: ${leftOut} files, which load nothing of it` : '';
  return `  ${suite}: ${runs.join(' and ')}\n    because ${few(why)}${rest}`;
}
