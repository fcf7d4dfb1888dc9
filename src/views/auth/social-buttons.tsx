import type { SocialMixin } from '#machines/auth/social-mixin.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useLoaded } from '../loaded.ts';
import css from './social-login.module.css';

const View = lazyView(async () => (await import('./social-login.view.tsx')).SocialLoginView);

/** The buttons of the providers below a form, whose code comes after the form; their place is kept. */
export function SocialButtons({
  actor,
  providers: { google, twitter },
}: NonNullable<SocialMixin['social']>) {
  const { t } = useText();
  const loaded = useLoaded(actor);
  const waiting = (
    <Stack>
      <p className={css.or}>{t('auth.socialButtons.or')}</p>
      {google !== 'absent' && <Skeleton shape="box" height="var(--control)" />}
      {twitter !== 'absent' && <Skeleton shape="box" height="var(--control)" />}
    </Stack>
  );
  return loaded ? <View actor={loaded} waiting={waiting} /> : waiting;
}
