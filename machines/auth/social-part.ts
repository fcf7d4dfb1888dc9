import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { forwardEmits } from '../lib/forward-emits.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import type { Viewer } from './viewer.types.ts';

/** What a form's chart keeps of the ways in beside it; null where no provider is offered. */
export interface SocialPart {
  readonly social: ActorRefFrom<typeof socialLoginMachine> | null;
}

/** Subscribes the form's chart to the events of its social login, to forward them. */
export const listenToSocial = ({ context, self }: { context: SocialPart; self: AnyActorRef }) => {
  if (context.social) forwardEmits(context.social, self);
};

/** The ways in want to know, as the form does, whether a session held. */
export const notifySocial = (
  { context }: { context: SocialPart },
  told: { viewer: Viewer | null },
) => context.social?.send({ type: 'viewer.changed', viewer: told.viewer });
