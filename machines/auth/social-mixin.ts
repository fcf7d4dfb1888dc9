import type { LazyChildOf } from '../parts/children.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import type { SocialProviders } from './social.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Context part of a form that offers social logins; null where no provider is offered. */
export interface SocialMixin {
  readonly social: {
    readonly providers: SocialProviders;
    readonly actor: LazyChildOf<typeof socialLoginMachine>;
  } | null;
}

/** The ways in want to know, as the form does, whether a session held. */
export const notifySocial = (
  { context }: { context: SocialMixin },
  params: { viewer: Viewer | null },
) => context.social?.actor.send({ type: 'viewer.changed', viewer: params.viewer });
