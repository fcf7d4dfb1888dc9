import type { AnyActorRef } from 'xstate';
import { activeLeaves, pathOf } from '#tests/paths/chart.ts';
import type { Place } from '#tests/paths/place.ts';
import type { RunningChart, Shown, Taken } from '../channel.ts';
import { keyOf } from '../configuration-key.ts';
import type { KnownFlow } from './known-flow.ts';
import { payloadOf, placeKeyOf } from './paper.ts';
import { snapshotOf } from './running.ts';
import type { Session } from './session.ts';

const requirementsOf = ({ chart }: KnownFlow, active: readonly string[]): readonly string[] => [
  ...new Set(
    chart.states
      .filter(({ path }) => active.includes(path))
      .flatMap(({ requirements }) => requirements),
  ),
];

const timelineOf = ({ edges }: Session): readonly Taken[] =>
  edges.map(({ offer, after }) => ({
    label: offer.type,
    payload: payloadOf(offer),
    key: placeKeyOf(after),
  }));

interface Looking {
  readonly storyId: string;
  readonly charts: readonly RunningChart[];
  readonly path: readonly string[];
  readonly known: KnownFlow;
  readonly actor: AnyActorRef;
  /** Runs the story's own chart; null while it stands still. */
  readonly session: Session | null;
  readonly failure: string | null;
}

/** The place of the chart that is looked at: the session's own, or that of an actor as it stands. */
export const placeLookedAt = ({ known, actor, session, path }: Looking): Place | null => {
  if (session && path.length === 0) return session.place;
  const snapshot = snapshotOf(actor);
  return snapshot ? known.paper.standing(snapshot) : null;
};

/** All that the panel shows of the chart that is looked at; null for an actor without a machine. */
export function shownOf(looking: Looking): Shown | null {
  const { storyId, charts, path, known, actor, session } = looking;
  const snapshot = snapshotOf(actor);
  const place = placeLookedAt(looking);
  if (!snapshot || !place) return null;
  const active = snapshot._nodes.map(pathOf);
  const isOwn = path.length === 0;
  return {
    storyId,
    flow: known.flow,
    charts,
    path,
    drawing: known.drawing,
    active,
    key: keyOf(activeLeaves(snapshot)),
    requirements: requirementsOf(known, active),
    choices: known.paper.choicesAt(place),
    reachable: isOwn
      ? known.file.configurations.map(({ leaves, steps }) => ({
          key: keyOf(leaves),
          steps: steps.length,
        }))
      : [],
    cut: known.file.cut,
    timeline: session ? timelineOf(session) : null,
    failure: looking.failure ?? session?.failure ?? null,
  };
}
