import type { PasskeyMixin } from '#machines/auth/passkey-mixin.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useLoaded } from '../loaded.ts';

const View = lazyView(async () => (await import('./passkey-login.view.tsx')).PasskeyLoginView);

/** The button below a form, whose code comes after the form; its place is kept. */
export function PasskeyButton({ actor }: { actor: NonNullable<PasskeyMixin['passkey']> }) {
  const loaded = useLoaded(actor);
  const waiting = <Skeleton shape="box" height="var(--control)" />;
  return loaded ? <View actor={loaded} waiting={waiting} /> : waiting;
}
