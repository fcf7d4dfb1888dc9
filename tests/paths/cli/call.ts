import { parseArgs } from 'node:util';
import { orders, type Box } from '../box.ts';
import { capFor } from '../generate/cap.ts';
import { criteria, generators, type Criterion, type Generator } from '../model.ts';

/** Deeds of the commands, as the help has them. */
const does = {
  init: "writes a model's skeleton beside a chart: its events, ports and states",
  generate: 'writes a suite in a format',
  run: 'makes a suite and runs it against the chart',
  watch: 'runs it again whenever a file changes',
  cover: 'says what a suite takes, and what it leaves out and why',
  report: 'draws every chart with what its tests take (HTML, JSON, JUnit)',
  mutate: 'puts faults into the chart and counts those that tests find',
  diff: 'what changed from one git revision to another (A [B]), and which tests it touches',
  gate: 'fails unless every bar is met; for CI',
  looks: 'accepts what walks through the views show and send now',
  views: 'puts faults into the views and counts those that walks find',
} as const;
export type Command = keyof typeof does;

/** The tool as its caller knows it. */
export interface Tool {
  /** `npm run paths --`. */
  readonly command: string;
  readonly commands: readonly Command[];
  /** Description of a flow, with an example. */
  readonly flow: string;
}

const formats = ['vitest', 'playwright', 'gherkin', 'markdown', 'json', 'junit'] as const;
export type Format = (typeof formats)[number];

/** One understood call of the tool. */
export interface Call {
  readonly command: Command;
  /** `domain/stem`, or `all`. */
  readonly flow: string;
  /** For `diff`: two git revisions; the second left out is the working tree. */
  readonly revisions: readonly string[];
  readonly criterion: Criterion;
  readonly generator: Generator;
  readonly format: Format;
  readonly cap: number;
  readonly seed: number;
  readonly budget: number | null;
  readonly box: Box;
  /** The file with the walks of `predefined`. */
  readonly paths: string | null;
  readonly out: string | null;
}

/** A call that cannot be understood: its message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const lineOf = (command: Command): string => `  ${command.padEnd(10)}${does[command]}`;

export const help = ({ command, commands, flow }: Tool): string => `Makes tests from statecharts.

  ${command} <command> <flow|all>

${commands.map(lineOf).join('\n')}

${flow}

  --criterion   ${criteria.join(' | ')}   (decision)
  --generator   ${generators.join(' | ')}   (cover)
  --format      ${formats.join(' | ')}   (markdown); junit beside what
                run and mutate print
  --cap N       most steps of a test, where its goals allow it   (12; as many as it takes for named)
  --seed S      a whole number; the same one gives the same suite   (1)
  --budget N    most steps that a search may compute   (the tool's own)
  --most N      most tests of a suite, the most important first
  --steps N     most steps of a suite
  --by          ${orders.join(' | ')}: what makes a test important   (risk)
  --paths FILE  for predefined: a JSON list of walks, each a list of steps as Markdown calls
                them, or a suite written by --format json
  --out DIR     where files go, walks that failed among them; without it, generate prints, and the
                others write to node_modules/.cache/paths

Exit codes: 0 all well; 1 a test failed, a bar was missed, a goal was left out that no model excuses, or
a name in a model is wrong; 2 the call was not understood,
3 a search met its budget and left something out.
`;

const near = (given: string, known: readonly string[]): string => {
  const like = known.filter((one) => one.includes(given) || given.includes(one));
  return like.length > 0 ? ` Did you mean ${like.join(' or ')}?` : '';
};

const oneOf = <Value extends string>(
  name: string,
  given: string,
  known: readonly Value[],
): Value => {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageError(
    `${name} "${given}" is not known; it is one of ${known.join(', ')}.${near(given, known)}`,
  );
};

const whole = (name: string, given: string, least: number): number => {
  const value = Number(given);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} wants a whole number of at least ${least}, not "${given}".`);
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        criterion: { type: 'string', default: 'decision' },
        generator: { type: 'string', default: 'cover' },
        format: { type: 'string', default: 'markdown' },
        cap: { type: 'string' },
        seed: { type: 'string', default: '1' },
        budget: { type: 'string' },
        most: { type: 'string' },
        steps: { type: 'string' },
        by: { type: 'string', default: 'risk' },
        paths: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Understands a command line; null asks for the help. Throws a UsageError that says what to type. */
export function understand(args: readonly string[], { commands, flow: is }: Tool): Call | null {
  const { values, positionals } = read(args);
  const [command, flow, ...revisions] = positionals;
  if (values.help || command === undefined || command === 'help') return null;
  const known = oneOf('The command', command, commands);
  if (flow === undefined) throw new UsageError(`Name a flow, or "${known} all". ${is}`);
  if (known === 'init' && !isFile(flow))
    throw new UsageError('init wants a file that exports a machine: init ./door.ts.');
  if (known === 'diff' && (revisions.length < 1 || revisions.length > 2))
    throw new UsageError('diff wants one or two git revisions after the flow: diff all HEAD~1.');
  if (known !== 'diff' && revisions.length > 0)
    throw new UsageError(`"${revisions.join(' ')}" is too much: ${known} takes one flow or all.`);
  const generator = oneOf('The generator', values.generator, generators);
  if ((generator === 'predefined') !== (values.paths !== undefined))
    throw new UsageError('--generator predefined and --paths FILE go together.');
  if (generator === 'predefined' && flow === 'all')
    throw new UsageError('Walks are written for one flow: name it in place of all.');
  const criterion = oneOf('The criterion', values.criterion, criteria);
  return {
    command: known,
    flow,
    revisions,
    criterion,
    generator,
    format: oneOf('The format', values.format, formats),
    cap: values.cap === undefined ? capFor(criterion) : whole('cap', values.cap, 1),
    seed: whole('seed', values.seed, 0),
    budget: values.budget === undefined ? null : whole('budget', values.budget, 1),
    box: {
      most: values.most === undefined ? null : whole('most', values.most, 1),
      steps: values.steps === undefined ? null : whole('steps', values.steps, 1),
      by: oneOf('The order', values.by, orders),
    },
    paths: values.paths ?? null,
    out: values.out ?? null,
  };
}

/** True for a call that names a file with a chart in place of a flow. */
export const isFile = (flow: string): boolean => /\.[cm]?tsx?$/.test(flow);

/** The flows that a call names, or an error with those that come near. */
export function chosen(flow: string, known: readonly string[]): readonly string[] {
  if (flow === 'all') return known;
  if (known.includes(flow) || isFile(flow)) return [flow];
  const [domain = '', stem = domain] = flow.split('/');
  const beside = known.filter((one) => one.startsWith(`${domain}/`)).join(', ');
  const hint = near(stem, known) || (beside && ` In ${domain} there are ${beside}.`);
  throw new UsageError(`There is no flow "${flow}".${hint}`);
}
