import { deadParts } from './dead.ts';
import { indexTransitions } from './chart.ts';
import { alphabetOf, offersAt, sourcesOf, startCase } from './domain.ts';
import type { Answers, Budget } from './model.ts';
import type { StepResult, Edge, Offer, Place, Start, Walk } from './place.ts';
import type { Broken, Explorer } from './graph.ts';
import { placeKey } from './place-key.ts';
import { prepare } from './prepare.ts';
import { firstPlace, nextPlace } from './step.ts';
import type { Subject } from './subject.ts';

/** Enough for every chart of the house many times over, and about two seconds of a large one. */
export const usualBudget: Budget = { places: 6_000, steps: 20_000 };

/** More guards than this asked in one step are answered one at a time only. */
const mostAnswers = 64;

/** A chart that breaks before anything has happened: nothing of it can be walked. */
export class CannotBegin extends Error {
  override name = 'CannotBegin';
}

const said = (answers: Answers): string => {
  const words = Object.entries(answers).map(([guard, yes]) => (yes ? guard : `not ${guard}`));
  return words.length === 0 ? '' : ` [${words.join(', ')}]`;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Begins to unroll a subject's chart. `anew` walks to a place from its start before each step there, for
 * charts that change their context in place and so would change it for every other way on.
 */
export function explorer(
  subject: Subject,
  budget: Budget = usualBudget,
  { anew = false, isTimed = false }: { readonly anew?: boolean; readonly isTimed?: boolean } = {},
): Explorer {
  const prepared = prepare(subject);
  const { machine, draft } = prepared;
  const index = indexTransitions(machine);
  const own = { ...subject, machine };
  const sources = sourcesOf(own);
  const alphabet = alphabetOf(own);
  const places = new Map<string, Place>();
  const offers = new Map<string, readonly Offer[]>();
  const edges = new Map<Offer, readonly Edge[]>();
  /** All ways out of a place, where all are known. */
  const whole = new Map<string, readonly Edge[]>();
  const broken: Broken[] = [];
  /** First walk found to each place, for replays. */
  const ways = new Map<string, Walk>();
  let steps = 0;
  let cut = false;
  let strays = false;
  let readsTime = false;

  const keys = new WeakMap<Place, string>();
  const keyOf = (place: Place): string => {
    const key = keys.get(place) ?? placeKey(place, isTimed);
    keys.set(place, key);
    return key;
  };

  const remember = (place: Place): string => {
    const key = keyOf(place);
    if (!places.has(key)) places.set(key, place);
    return key;
  };

  /** Runs with every open answer "no", sees which guards asked, and branches on each: all decisions, once. */
  const decide = (run: () => ReturnType<typeof firstPlace>, failed: (message: string) => void) => {
    const found: {
      readonly answers: Answers;
      readonly place: Place;
      readonly result: StepResult;
    }[] = [];
    const open: Answers[] = [{}];
    for (let given = open.shift(); given && found.length < mostAnswers; given = open.shift()) {
      steps += 1;
      draft.answers = given;
      draft.asked = [];
      try {
        const { place, result } = run();
        const asked = draft.asked.map((guard) => [guard, false] as const);
        for (const [at, [guard]] of asked.entries()) {
          open.push({ ...given, ...Object.fromEntries(asked.slice(0, at)), [guard]: true });
        }
        readsTime ||= result.timed;
        found.push({ answers: { ...given, ...Object.fromEntries(asked) }, place, result });
      } catch (error) {
        failed(messageOf(error));
      }
    }
    return found;
  };

  const begin = (input: unknown, at: number): ReturnType<typeof firstPlace> => {
    const { place, result } = firstPlace(prepared, index, input);
    return { place, result: { ...result, given: startCase(subject, at) } };
  };

  const replay = ({ start, edges: planned }: Walk): Walk => {
    draft.answers = start.answers;
    const begun = { ...start, ...begin(start.input, start.index) };
    const walked: Edge[] = [];
    let before = begun.place;
    try {
      for (const { from, to, offer } of planned) {
        draft.answers = offer.answers;
        const { place: after, result } = nextPlace(prepared, index, before, offer);
        if (String(result.taken) !== String(planned[walked.length]?.result.taken)) strays = true;
        walked.push({ from, to, offer, before, after, result });
        before = after;
      }
    } catch (error) {
      const offer = planned[walked.length]?.offer;
      if (offer) broken.push({ at: before, offer, message: messageOf(error) });
    }
    return { start: begun, edges: walked };
  };

  const reach = (key: string): Place | undefined => {
    const way = ways.get(key);
    if (!way) return undefined;
    steps += way.edges.length;
    const { start, edges: walked } = replay(way);
    return walked.at(-1)?.after ?? start.place;
  };

  const outcomes = (from: string, here: Place, offer: Offer): Edge[] => {
    let before = here;
    return decide(
      () => {
        const { answers } = draft;
        if (anew) before = reach(from) ?? here;
        draft.answers = answers;
        draft.asked = [];
        return nextPlace(prepared, index, before, offer);
      },
      (message) => broken.push({ at: before, offer, message }),
    ).map(({ answers, place, result }) => {
      const taken = { ...offer, answers, type: `${offer.type}${said(answers)}` };
      const edge = { from, to: remember(place), offer: taken, before, after: place, result };
      const way = anew ? ways.get(from) : undefined;
      if (way && !ways.has(edge.to)) ways.set(edge.to, { ...way, edges: [...way.edges, edge] });
      return edge;
    });
  };

  const starts = (subject.inputs ?? [subject.input]).flatMap((input, at) =>
    decide(
      () => begin(input, at),
      (message) => {
        throw new CannotBegin(`${machine.id} cannot begin: ${message}`);
      },
    ).map((begun): Start => {
      const { snapshot } = begun.place;
      if (snapshot.status === 'error')
        throw new CannotBegin(`${machine.id} cannot begin: ${messageOf(snapshot.error)}`);
      return { ...begun, index: at, input, key: remember(begun.place) };
    }),
  );

  for (const start of starts) ways.set(start.key, { start, edges: [] });

  const offersOf = (key: string): readonly Offer[] => {
    const known = offers.get(key);
    if (known) return known;
    const place = places.get(key);
    if (!place) return [];
    if (offers.size >= budget.places || steps >= budget.steps) {
      cut = true;
      return [];
    }
    const found = offersAt(own, alphabet, sources, place);
    offers.set(key, found);
    return found;
  };

  const edgesFor = (key: string, offer: Offer): readonly Edge[] => {
    const known = edges.get(offer);
    const place = places.get(key);
    if (known || !place) return known ?? [];
    if (steps >= budget.steps) {
      cut = true;
      return [];
    }
    const found = outcomes(key, place, offer);
    edges.set(offer, found);
    return found;
  };

  const edgesOf = (key: string, only?: (offer: Offer) => boolean): readonly Edge[] => {
    if (only)
      return offersOf(key)
        .filter(only)
        .flatMap((offer) => edgesFor(key, offer));
    const known = whole.get(key);
    if (known) return known;
    const all = offersOf(key);
    const found = all.flatMap((offer) => edgesFor(key, offer));
    if (all.length > 0 && all.every((offer) => edges.has(offer))) whole.set(key, found);
    return found;
  };

  return {
    subject: own,
    origin: subject,
    index,
    dead: deadParts(subject.machine),
    alphabet,
    starts,
    keyOf,
    broken,
    replay,
    strayed: () => strays,
    readsTime: () => readsTime,
    wayTo: (key) => ways.get(key),
    known: () => [...edges.values()].flat(),
    isKnown: (offer) => edges.has(offer),
    placeOf: (key) => places.get(key),
    offersOf,
    edgesOf,
    spent: () => ({ places: offers.size, steps, cut }),
  };
}
