import type { ComponentType } from 'react';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  NonReducibleUnknown,
} from 'xstate';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import type { TextKey } from '#src/ui/texts/texts.ts';
import type { AppServices } from './services.types.ts';

/** Input of a screen's chart: viewer, services and parts of its location. */
export interface ScreenInput<Needs = unknown> extends Pick<
  Location,
  'params' | 'query' | 'refused' | 'path'
> {
  readonly viewer: Viewer | null;
  readonly services: AppServices & Needs;
}

/** A screen as its file describes it. `Needs` is what it takes of a running app beyond `AppServices`. */
export interface ScreenDefinition<Machine extends AnyStateMachine, Needs> {
  readonly machine: Machine;
  readonly View: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** The document's title, and what is announced when the screen opens. */
  readonly title: TextKey;
  /** Fills the chart's ports. */
  readonly provide?: (
    services: AppServices & Needs,
    from: ScreenInput<Needs>,
  ) => Parameters<Machine['provide']>[0];
  readonly input?: (from: ScreenInput<Needs>) => InputFrom<Machine>;
  /**
   * Stays alive when it is left by a link, so that Back finds it as it was (a long list, scrolled).
   * Only for screens that do nothing by themselves while they are hidden.
   */
  readonly keeps?: boolean;
}

/** A screen with its types forgotten, as the registry and the screen chart handle it. */
export interface Screen<Needs = unknown> {
  readonly title: TextKey;
  readonly View: ComponentType<{ actor: AnyActorRef }>;
  readonly keeps: boolean;
  readonly logic: (services: AppServices & Needs, from: ScreenInput<Needs>) => AnyStateMachine;
  readonly input: (from: ScreenInput<Needs>) => NonReducibleUnknown;
}

/** The actor that is handed to a view is made from the very machine it was written for. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; no type can say so
const forgetful = (View: unknown) => View as ComponentType<{ actor: AnyActorRef }>;

/** Builds the default export of a `screens/*.screen.ts`. */
export const defineScreen = <Machine extends AnyStateMachine, Needs = unknown>({
  machine,
  View,
  title,
  provide,
  input,
  keeps = false,
}: ScreenDefinition<Machine, Needs>): Screen<Needs> => ({
  title,
  keeps,
  View: forgetful(View),
  logic: (services, from) => (provide ? machine.provide(provide(services, from)) : machine),
  input: (from) => input?.(from),
});
