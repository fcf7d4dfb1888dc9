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
import type { DialogMap, FlowDialogName } from '#machines/modal/dialogs.types.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import type { AppServices } from './services.types.ts';

/** What the chart of a dialog may start with, beside what it was asked. */
export interface DialogSurroundings {
  readonly viewer: Viewer | null;
  readonly services: AppServices;
}

/** A dialog as its file describes it. Its chart ends with the Answer, or emits `dialog.settled`. */
export interface DialogDefinition<Name extends FlowDialogName, Machine extends AnyStateMachine> {
  readonly machine: OutputFrom<Machine> extends Answer<DialogMap[Name]['value']> ? Machine : never;
  readonly View: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** Fills the chart's ports. */
  readonly provide?: (services: AppServices) => Parameters<Machine['provide']>[0];
  readonly input: (asked: DialogMap[Name]['input'], from: DialogSurroundings) => InputFrom<Machine>;
}

/** A dialog with its types forgotten, as the registry and the stack handle it. */
export interface DialogModule {
  readonly View: ComponentType<{ actor: AnyActorRef }>;
  readonly logic: (services: AppServices) => AnyStateMachine;
  readonly input: (asked: unknown, from: DialogSurroundings) => NonReducibleUnknown;
}

/** The actor that is handed to a view is made from the very machine it was written for. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; no type can say so
const forgetful = (View: unknown) => View as ComponentType<{ actor: AnyActorRef }>;

/** What a `dialogs/*.dialog.ts` exports by default; the name ties it to its line of `DialogMap`. */
export const defineDialog = <Name extends FlowDialogName, Machine extends AnyStateMachine>(
  _name: Name,
  { machine, View, provide, input }: DialogDefinition<Name, Machine>,
): DialogModule => ({
  View: forgetful(View),
  logic: (services) => (provide ? machine.provide(provide(services)) : machine),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever asks is held to DialogMap
  input: (asked, from) => input(asked as DialogMap[Name]['input'], from),
});
