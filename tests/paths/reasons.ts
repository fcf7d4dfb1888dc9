import { nameOf } from './adapter.ts';
import type { AnyTransitionDefinition } from 'xstate';
import { eventOf, matchesDescriptor, nodesOf, pathOf } from './chart.ts';
import type { Aim } from './criteria.ts';
import { sourcesOf } from './domain.ts';
import type { Explorer } from './graph.ts';
import type { Goal, LeftOut } from './model.ts';
import type { Edge } from './place.ts';

interface Seen {
  /** Paths of all states in which any known place stands. */
  readonly entered: ReadonlySet<string>;
  readonly edges: readonly Edge[];
}

/** All that was computed: what was not looked at is not looked at now. */
const seen = (graph: Explorer): Seen => {
  const edges = graph.known();
  const places = [
    ...graph.starts.map(({ place }) => place),
    ...edges.flatMap(({ before, after }) => [before, after]),
  ];
  const entered = new Set(places.flatMap(({ snapshot }) => snapshot._nodes).map(pathOf));
  return { entered, edges };
};

const provers = (aim: Aim, { edges }: Seen, id: string): Edge[] =>
  edges.filter((edge) => aim.proves(edge.result, edge.after, null).includes(id));

/** The case or outcome that a model does not have, where nothing else could take a transition. */
const missingCase = (
  graph: Explorer,
  { eventType, source }: AnyTransitionDefinition,
): string | null => {
  const { subject } = graph;
  if (graph.known().some(({ offer }) => matchesDescriptor(eventType, offer.event.type)))
    return null;
  const { kind, about } = eventOf(eventType, source);
  if (kind === 'done' || kind === 'error') {
    const port = sourcesOf(subject).get(about) ?? about;
    return `the model gives port "${port}" no outcome \`${kind}\``;
  }
  if (kind !== 'event') return null;
  return subject.cases.events?.[eventType] === undefined
    ? `nobody sends "${eventType}" there`
    : `the model's cases for "${eventType}" are none there`;
};

const whyNot = (graph: Explorer, known: Seen, { id, about }: Goal): Omit<LeftOut, 'goal'> => {
  const definition = graph.index.definitions.get(about);
  const dead = graph.dead.get(about);
  if (dead !== undefined) return { kind: 'unreachable', reason: dead };
  const source = definition ? pathOf(definition.source) : about;
  const { cut, places, steps } = graph.spent();
  const isState = nodesOf(graph.subject.machine).some((node) => pathOf(node) === source);
  const transient = definition?.source.always !== undefined;
  if (isState && !known.entered.has(source) && !transient) {
    return cut
      ? { kind: 'budget', reason: `"${source}" was not found in ${places} places, ${steps} steps` }
      : { kind: 'unreachable', reason: `"${source}" is never entered` };
  }
  const broken = graph.broken.find(({ offer }) => offer.event.type === definition?.eventType);
  if (broken) {
    return { kind: 'breaks', reason: `"${broken.offer.type}" throws: ${broken.message}` };
  }
  if (cut) return { kind: 'budget', reason: `not found in ${places} places, ${steps} steps` };
  const guard = definition?.guard ? nameOf(definition.guard) : null;
  const lacking = definition && missingCase(graph, definition);
  if (lacking) return { kind: 'noCase', reason: lacking };
  if (guard === null) return { kind: 'noCase', reason: 'no case or outcome leads there' };
  return {
    kind: 'noCase',
    reason: id.endsWith(' = no')
      ? `guard "${guard}" never says no`
      : `guard "${guard}" never says yes, or one before it always does`,
  };
};

interface Run {
  /** Steps that the run can make. */
  readonly may?: ((edge: Edge) => boolean) | undefined;
  /** Reason why the run cannot make a step that `may` rejects. */
  readonly why?: ((edge: Edge) => string | null) | undefined;
  /** Nobody looked for all of the goals. */
  readonly partial?: boolean;
}

/** Each goal that no walk proves, with the reason why. */
export function reasonsFor(
  graph: Explorer,
  aim: Aim,
  covered: ReadonlySet<string>,
  { may = () => true, why = () => null, partial = false }: Run = {},
): LeftOut[] {
  const missing = aim.goals.filter(({ id }) => !covered.has(id));
  if (missing.length === 0) return [];
  const excused = graph.subject.unreached ?? {};
  const all = seen(graph);
  return missing.map((goal): LeftOut => {
    const excuse = excused[goal.id];
    if (excuse !== undefined) return { goal: goal.id, kind: 'excused', reason: excuse };
    const known = provers(aim, all, goal.id);
    if (partial || known.some(may)) {
      return { goal: goal.id, kind: 'missed', reason: 'no walk of this generator comes by' };
    }
    if (known.length > 0) {
      const reasons = new Set(known.flatMap((edge) => why(edge) ?? []));
      const reason = [...reasons].join('; ') || 'no step of this run takes it';
      return { goal: goal.id, kind: 'filtered', reason };
    }
    return { goal: goal.id, ...whyNot(graph, all, goal) };
  });
}
