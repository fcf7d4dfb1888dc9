import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './social-login.module.css';

type Actor = ActorRefFrom<typeof socialLoginMachine>;

const View = lazyView(async () => (await import('./social-login.view.tsx')).SocialLoginView);

/** The ways in through a provider below a form, whose code comes after the form; their place is kept. */
export function SocialWays({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { google, twitter } = useSelector(actor, ({ context }) => context.providers);
  // Before its code is there an actor is no machine's yet.
  const isThere = useSelector(actor, (snapshot) => 'machine' in snapshot);
  const waiting = (
    <Stack>
      <p className={css.or}>{t('auth.socialLogin.or')}</p>
      {google !== 'absent' && <Skeleton shape="box" height="var(--control)" />}
      {twitter !== 'absent' && <Skeleton shape="box" height="var(--control)" />}
    </Stack>
  );
  return isThere ? <View actor={actor} waiting={waiting} /> : waiting;
}
