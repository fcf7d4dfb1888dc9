import type { ActorRefFrom } from 'xstate';
import type { localeMachine } from '#machines/app/locale.machine.ts';
import type { themeMachine } from '#machines/app/theme.machine.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import type { LayoutProps, MemberProps } from '#src/views/app/layouts/layout.types.ts';
import type member from '../lazy/member.ts';

/** State and actors of the shell, from which each frame takes what its layout needs. */
export interface FrameProps
  extends
    Omit<LayoutProps, 'locale' | 'theme'>,
    Pick<MemberProps, 'unread' | 'absent' | 'frame' | 'onLogout' | 'onGo'> {
  readonly viewer: MemberProps['viewer'] | null;
  readonly layout: Location['layout'];
  readonly actors: {
    readonly locale: ActorRefFrom<typeof localeMachine> | undefined;
    readonly theme: ActorRefFrom<typeof themeMachine> | undefined;
  };
  /** Null until a member's deferred actors have loaded. */
  readonly views: ReturnType<typeof member>['views'] | null;
  readonly onAskAge: () => void;
}
