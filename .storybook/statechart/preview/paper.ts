import type { AnyMachineSnapshot } from 'xstate';
import { activeLeaves, indexTransitions } from '#tests/paths/chart.ts';
import { alphabetOf, offersAt, sourcesOf } from '#tests/paths/domain.ts';
import type { Offer, Place, StepResult } from '#tests/paths/place.ts';
import { prepare } from '#tests/paths/prepare.ts';
import { firstPlace, nextPlace } from '#tests/paths/step.ts';
import type { Subject } from '#tests/paths/subject.ts';
import { stable } from '#tests/paths/text.ts';
import type { Choice } from '../channel.ts';
import { keyOf } from '../configuration-key.ts';
import { watched } from './watched.ts';

/** A chart computed without an actor: what may happen at a place, and where it leads. */
export interface Paper {
  /** The place where the chart begins with the model's input of this index. */
  first(start: number): Place;
  offersAt(place: Place): readonly Offer[];
  /** The place after an offer, and what the step did. Throws what the chart throws. */
  next(place: Place, offer: Offer): { readonly place: Place; readonly result: StepResult };
  choicesAt(place: Place): readonly Choice[];
  /** The place of an actor that runs elsewhere, or of a story that stands still: no delay runs there. */
  standing(snapshot: AnyMachineSnapshot): Place;
}

export const placeKeyOf = ({ snapshot }: Place): string => keyOf(activeLeaves(snapshot));

/** Payload or outcome of an offer as one line; empty where there is none. */
export const payloadOf = ({ event, kind }: Offer): string => {
  if (kind === 'clock') return '';
  const { type: _, actorId: __, ...rest } = event;
  const held = 'output' in rest ? rest['output'] : 'error' in rest ? rest['error'] : rest;
  const text = held === undefined ? '' : stable(held);
  return text === '{}' ? '' : text;
};

/** Kind of the failure that an offer settles a child with: empty where it names none, null for anything else. */
const failureOf = ({ event }: Offer): string | null => {
  if (!event.type.startsWith('xstate.error.actor.')) return null;
  const error: unknown = event['error'];
  return typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : '';
};

/** Lays a model's chart out on paper. */
export function paperOf(subject: Subject): Paper {
  const { machine: own, answers } = watched(subject.machine);
  const prepared = prepare({ ...subject, machine: own });
  const known = { ...subject, machine: prepared.machine };
  const index = indexTransitions(prepared.machine);
  const alphabet = alphabetOf(known);
  const sources = sourcesOf(known);
  const inputs = subject.inputs ?? [subject.input];
  const paper: Paper = {
    first: (start) => firstPlace(prepared, index, inputs[start]).place,
    offersAt: (place) => offersAt(known, alphabet, sources, place),
    next: (place, offer) => nextPlace(prepared, index, place, offer),
    choicesAt: (place) =>
      paper.offersAt(place).map((offer): Choice => {
        answers();
        const { type: label, kind, child, wait } = offer;
        const said = {
          label,
          kind,
          payload: payloadOf(offer),
          child,
          failure: failureOf(offer),
          wait,
        };
        try {
          const { place: after, result } = paper.next(place, offer);
          const to = placeKeyOf(after);
          const changed = to !== placeKeyOf(place);
          return { ...said, to: changed ? to : null, taken: result.taken, guards: answers() };
        } catch {
          // A model may offer more than its chart can take here; the walks of the tests say so.
          return { ...said, to: null, taken: [], guards: answers() };
        }
      }),
    standing: ({ value, context, status }) => {
      const snapshot = prepared.machine.resolveState({ value, context, status });
      const running = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
      return { snapshot, timers: [], running, draws: 0, now: 0 };
    },
  };
  return paper;
}
