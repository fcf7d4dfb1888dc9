import type { PageModel, PagePort, Reply } from '#tests/lib/page-model.ts';
import { explorer } from '../../explore.ts';
import type { Subject } from '../../subject.ts';
import { stable } from '../../text.ts';
import { portsOf } from '../page-reach.ts';
import type { Adapter } from './ask.ts';
import type { Api } from './api.ts';
import { learn, type LearntPort } from './learn.ts';

/** Model and page model with which a flow is walked in the running app. */
export interface LearntPage {
  /** The model, with what the product truly reads of the answers as outcomes. */
  readonly subject: Subject;
  readonly page: PageModel;
}

/** Replies by what a port comes back with: of the model, and as the product reads it. */
const repliesOf = ({ answers }: LearntPort): ReadonlyMap<string, Reply> => {
  const found = new Map<string, Reply>();
  for (const [wanted, answer] of answers) {
    if ('cannot' in answer) found.set(wanted, answer);
    else found.set(stable(answer.came), { answers: answer.given });
  }
  return found;
};

const portFor = (learnt: LearntPort): PagePort => {
  const replies = repliesOf(learnt);
  return {
    call: learnt.calls,
    done: (output: unknown) =>
      replies.get(stable(output)) ?? { cannot: 'no answer was looked for that is read so' },
    ...(learnt.calls.length === 0 && { error: () => ({ cannot: 'it asks no server' }) }),
  };
};

type Outcomes = NonNullable<Subject['cases']['outcomes']>;
type Values = readonly unknown[];

/** Outcomes as the product reads them, in place of the model's own. */
const asRead = (outcomes: Outcomes, portOf: (name: string) => LearntPort | undefined): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, given]) => {
      const { answers } = portOf(name) ?? {};
      const read = (output: unknown): unknown => {
        const answer = answers?.get(stable(output));
        return answer && 'came' in answer ? answer.came : output;
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cases are a list or a function of the context
      const done = given.done as Values | ((context: unknown) => Values) | undefined;
      if (!answers || done === undefined) return [name, given];
      const made =
        typeof done === 'function' ? (context: unknown) => done(context).map(read) : done.map(read);
      return [name, { ...given, done: made }];
    }),
  );

/**
 * Completes a page model: how each port that it does not name speaks, and with which answers the product comes back
 * with what the model has.
 */
export async function learnPage(
  subject: Subject,
  page: PageModel,
  adapter: Adapter,
  api: Api,
): Promise<LearntPage> {
  const own =
    page.input === undefined ? subject : { ...subject, input: page.input, inputs: [page.input] };
  const ids = portsOf(own);
  const heard = await learn(explorer(own), (child) => ids.get(child) ?? child, adapter, api);
  const ports = new Map([...heard].filter(([name]) => !page.ports?.[name]));
  // A model may name an outcome by its child.
  const portOf = (name: string) => ports.get(name) ?? ports.get(ids.get(name) ?? '');
  const learnt = Object.fromEntries([...ports].map(([name, port]) => [name, portFor(port)]));
  return {
    subject: {
      ...subject,
      cases: { ...subject.cases, outcomes: asRead(subject.cases.outcomes ?? {}, portOf) },
    },
    page: { ...page, ports: { ...learnt, ...page.ports } },
  };
}
