import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';

/** What the log of a chat draws; a store of messages that changes has a new view. */
export const useLogFacts = (actor: ActorRefFrom<typeof conversationMachine>) =>
  useSelector(
    actor,
    ({ context: { view, viewerId, composer, peerReadId, fresh, before, today } }) => ({
      view,
      viewerId,
      composer,
      peerReadId,
      fresh,
      before,
      today,
    }),
    shallowEqual,
  );
