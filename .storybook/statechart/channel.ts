import type { Drawing } from '#tests/paths/draw/drawing.ts';

/** The words between the panel, which draws, and the preview, where the actor runs. */

/** A guard's answer, and the parts of the context that it read to give it. */
export interface GuardAnswer {
  readonly guard: string;
  readonly answer: boolean;
  /** `sum: null`: name and value of each part of the context, and of the event and the params. */
  readonly reads: readonly string[];
}

/** Something that may happen next: an event with a payload of the model, a port's answer, time. */
export interface Choice {
  /** Unique where the actor stands. */
  readonly label: string;
  readonly kind: 'event' | 'settle' | 'clock';
  /** Payload or outcome as one line of JSON; empty where there is none. */
  readonly payload: string;
  /** Key of the configuration that it leads to; null where nothing changes state. */
  readonly to: string | null;
  /** Ids of the transitions that it takes. Empty: every guard refuses it. */
  readonly taken: readonly string[];
  readonly guards: readonly GuardAnswer[];
  /** Child that settles; null for what is no answer. */
  readonly child: string | null;
  /** Kind of the failure that a child ends with, empty where it names none; null for anything else. */
  readonly failure: string | null;
  /** Milliseconds that the clock moves. */
  readonly wait: number;
}

/** A step that was taken. */
export interface Taken {
  readonly label: string;
  readonly payload: string;
  /** Key of the configuration after it. */
  readonly key: string;
}

/** A running chart: the story's own, or that of a child below it. */
export interface RunningChart {
  /** Ids from the story's actor down to this one; empty for its own. */
  readonly path: readonly string[];
  /** Flow of the model that it is known by: `billing/purchase`. */
  readonly flow: string;
  readonly title: string;
}

/** All that the panel shows of one chart. Lists are empty for a story without a chart. */
export interface Shown {
  readonly storyId: string;
  readonly flow: string;
  /** Charts that run here, the story's own first. */
  readonly charts: readonly RunningChart[];
  /** Path of the one that is shown. */
  readonly path: readonly string[];
  readonly drawing: Drawing;
  /** Active states with all that hold them. */
  readonly active: readonly string[];
  readonly key: string;
  /** Requirements that the active states name. */
  readonly requirements: readonly string[];
  readonly choices: readonly Choice[];
  /** Keys of configurations that can be jumped to, with the number of steps from the start. */
  readonly reachable: readonly { readonly key: string; readonly steps: number }[];
  /** True if there may be configurations beyond these. */
  readonly cut: boolean;
  /** Null while the story stands still as it was written. */
  readonly timeline: readonly Taken[] | null;
  readonly failure: string | null;
}

/** Names of the channel's events. */
export const channel = {
  /** Preview to panel: it is there, and may be asked. */
  ready: 'statechart/ready',
  /** Panel to preview: say all again. */
  ask: 'statechart/ask',
  /** Preview to panel: `Shown`, or null for a story without a chart. */
  shown: 'statechart/shown',
  /** Panel to preview: take the choice of this label. */
  take: 'statechart/take',
  /** Panel to preview: go to this key by the shortest way. */
  jump: 'statechart/jump',
  /** Panel to preview: back to this many steps. */
  back: 'statechart/back',
  /** Panel to preview: the story as it was written. */
  reset: 'statechart/reset',
  /** Panel to preview: show the chart at this path. */
  look: 'statechart/look',
  /** Panel to preview: the steps so far as a test. */
  test: 'statechart/test',
  /** Preview to panel: that test; null where no step was taken. */
  tested: 'statechart/tested',
} as const;
