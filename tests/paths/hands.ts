import { isWorld } from './define.ts';
import type { Subject } from './subject.ts';

/** Makers of a flow's events: plain data. */
export interface Hands {
  /** Number of events that a person makes through the view. */
  readonly byHand: number;
  /** Each reason with the events that no hand makes for it. */
  readonly kept: readonly { readonly reason: string; readonly events: readonly string[] }[];
}

/** Reason why no hand makes an event, or null where one does. */
export const noHand = ({ gestures }: Subject, type: string): string | null => {
  const gesture = gestures?.[type];
  if (typeof gesture === 'function') return null;
  return isWorld(gesture) ? gesture.world : 'the model has no gesture for it';
};

/** Counts a model's gestures, and gives each event without one with its reason. */
export const handsOf = (subject: Subject): Hands => {
  const types = Object.keys(subject.gestures ?? {});
  const kept = new Map<string, string[]>();
  for (const type of types) {
    const reason = noHand(subject, type);
    if (reason !== null) kept.set(reason, [...(kept.get(reason) ?? []), type]);
  }
  return {
    byHand: types.filter((type) => noHand(subject, type) === null).length,
    kept: [...kept].map(([reason, events]) => ({ reason, events })),
  };
};
