import { indexTransitions } from './chart.ts';
import { alphabetOf, offersAt, sourcesOf } from './domain.ts';
import type { Explorer } from './graph.ts';
import type { Answers } from './model.ts';
import { difference, expected } from './oracle.ts';
import type { StepResult, Offer, Place } from './place.ts';
import type { Prepared } from './prepare.ts';
import { firstPlace, nextPlace } from './step.ts';

/** Pairs of places that are compared before the comparison gives up, and steps made for it. */
const usualBounds = { pairs: 600, steps: 20_000 };

interface Stood {
  readonly place: Place;
  readonly result: StepResult;
}

interface Pair {
  readonly ours: Place;
  readonly theirs: Place;
  readonly labels: readonly string[];
}

export type Comparison =
  | { readonly kind: 'same' | 'unsure' }
  /** The labels of the shortest walk after which an observer sees a difference. */
  | { readonly kind: 'different'; readonly labels: readonly string[] };

const tells = (ours: Stood, theirs: Stood): boolean =>
  difference(expected(ours.place, ours.result), expected(theirs.place, theirs.result)) !== null;

/** A guard that only one side asks says no. */
const answering = ({ draft }: Prepared, answers: Answers, act: () => Stood): Stood | 'throws' => {
  draft.answers = answers;
  draft.asked = [];
  try {
    return act();
  } catch {
    return 'throws';
  }
};

/**
 * Walks a chart and its mutant side by side through everything the model can do: either some walk shows
 * a difference, or none does and they are the same chart, or there is too much to see.
 */
export function compare(
  graph: Explorer,
  ours: Prepared,
  theirs: Prepared,
  most = usualBounds,
): Comparison {
  const subject = { ...graph.subject, machine: theirs.machine };
  const index = { ours: indexTransitions(ours.machine), theirs: indexTransitions(theirs.machine) };
  const alphabet = alphabetOf(subject);
  const sources = sourcesOf(subject);
  let steps = 0;
  const ourStep = (place: Place, offer: Offer) => {
    steps += 1;
    return answering(ours, offer.answers, () => nextPlace(ours, index.ours, place, offer));
  };
  const theirStep = (place: Place, offer: Offer) => {
    steps += 1;
    return answering(theirs, offer.answers, () => nextPlace(theirs, index.theirs, place, offer));
  };

  const seen = new Set<string>();
  const queue: Pair[] = [];
  /** Notes where both now stand; true when an observer could tell them apart. */
  const arrive = (a: Stood | 'throws', b: Stood | 'throws', labels: readonly string[]): boolean => {
    if (a === 'throws' || b === 'throws') return a !== b;
    if (tells(a, b)) return true;
    const key = `${graph.keyOf(a.place)}\n${graph.keyOf(b.place)}`;
    if (!seen.has(key)) queue.push({ ours: a.place, theirs: b.place, labels });
    seen.add(key);
    return false;
  };
  for (const { input, answers, place, result } of graph.starts) {
    const begun = answering(theirs, answers, () => firstPlace(theirs, index.theirs, input));
    if (arrive({ place, result }, begun, [])) return { kind: 'different', labels: [] };
  }
  for (const { ours: here, theirs: there, labels } of queue) {
    if (seen.size > most.pairs || steps > most.steps) return { kind: 'unsure' };
    const edges = graph.edgesOf(graph.keyOf(here));
    const known = new Set(edges.map(({ offer }) => offer.type));
    const offered = offersAt(subject, alphabet, sources, there);
    const wait = offered.find(({ kind }) => kind === 'clock')?.wait ?? Number.POSITIVE_INFINITY;
    for (const { offer, after, result } of edges) {
      // Time passes for both: where their deadline is nearer, it comes first.
      const same = offer.kind !== 'clock' || offer.wait <= wait;
      const a = same ? { place: after, result } : ourStep(here, { ...offer, wait });
      const b = theirStep(there, same ? offer : { ...offer, wait });
      const to = [...labels, offer.type];
      if (arrive(a, b, to)) return { kind: 'different', labels: to };
    }
    for (const offer of offered.filter(({ type, kind }) => !known.has(type) && kind !== 'clock')) {
      const to = [...labels, offer.type];
      if (arrive(ourStep(here, offer), theirStep(there, offer), to)) {
        return { kind: 'different', labels: to };
      }
    }
  }
  return graph.spent().cut ? { kind: 'unsure' } : { kind: 'same' };
}
