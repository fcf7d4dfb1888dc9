import { fromCallback, type AnyActorRef, type AnyEventObject, type EventObject } from 'xstate';

/** What a parent receives when one of its children emitted. */
export interface ChildEmitted<Emitted> {
  type: 'child.emitted';
  emitted: Emitted;
}

/**
 * Subscribes a parent to what its child emits, received as a `child.emitted` event to forward.
 * A child's emissions reach only its subscribers, never its parent.
 */
export const forwardEmits = (child: AnyActorRef, parent: AnyActorRef) => {
  child.on('*', (emitted: unknown) => {
    parent.send({ type: 'child.emitted', emitted });
  });
};

interface Children {
  readonly parent: Pick<AnyActorRef, 'getSnapshot'>;
  readonly ids: readonly string[];
}

/**
 * Sends to a parent what the children of these ids emit, from their very start on: it is invoked
 * before them, because invoked actors start in order and a parent's snapshot has them by then.
 */
export const listenToChildren = fromCallback<EventObject, Children>(({ input, sendBack }) => {
  const { children }: { children: Partial<Record<string, AnyActorRef>> } =
    input.parent.getSnapshot();
  for (const id of input.ids) children[id]?.on('*', (emitted: AnyEventObject) => sendBack(emitted));
});
