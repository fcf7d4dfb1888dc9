import type { ComponentType } from 'react';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  NonReducibleUnknown,
  OutputFrom,
} from 'xstate';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { AnyDialog } from '#machines/modal/dialog-token.types.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import type { AppServices } from './services.types.ts';

/** Input of a dialog's chart besides the question it was opened with. */
export interface DialogSurroundings<Needs = unknown> {
  readonly viewer: Viewer | null;
  readonly services: AppServices & Needs;
}

/**
 * A dialog as its file describes it. Its chart ends with the Answer, or emits `dialog.settled`; `Needs` is
 * what it takes of a running app beyond `AppServices`.
 */
export interface DialogDefinition<
  Dialog extends AnyDialog,
  Machine extends AnyStateMachine,
  Needs,
> {
  readonly machine: OutputFrom<Machine> extends Answer<Dialog['value']> ? Machine : never;
  readonly View: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** Fills the chart's ports. */
  readonly provide?: (services: AppServices & Needs) => Parameters<Machine['provide']>[0];
  readonly input: (asked: Dialog['input'], from: DialogSurroundings<Needs>) => InputFrom<Machine>;
}

/** A dialog with the types of its chart forgotten, as the registry and the stack handle it. */
export interface DialogModule<Dialog extends AnyDialog = AnyDialog, Needs = unknown> {
  readonly name: Dialog['name'];
  readonly View: ComponentType<{ actor: AnyActorRef }>;
  readonly logic: (services: AppServices & Needs) => AnyStateMachine;
  /** A method, so that the registry may hold every dialog; the token types the caller. */
  input(asked: Dialog['input'], from: DialogSurroundings<Needs>): NonReducibleUnknown;
}

/** The actor that is handed to a view is made from the very machine it was written for. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; no type can say so
const forgetful = (View: unknown) => View as ComponentType<{ actor: AnyActorRef }>;

/** Builds the default export of a `dialogs/*.dialog.ts`; the token types its input and answer. */
export const defineDialog = <
  Dialog extends AnyDialog,
  Machine extends AnyStateMachine,
  Needs = unknown,
>(
  name: Dialog['name'],
  { machine, View, provide, input }: DialogDefinition<Dialog, Machine, Needs>,
): DialogModule<Dialog, Needs> => ({
  name,
  View: forgetful(View),
  logic: (services) => (provide ? machine.provide(provide(services)) : machine),
  input,
});
