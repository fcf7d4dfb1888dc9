import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Page for a route that this site does not offer. */
export function NotAvailableView({ actor }: { actor: ActorRefFrom<typeof notAvailableMachine> }) {
  const { t } = useText();
  const wayOn = useSelector(actor, ({ context }) => context.wayOn);
  return (
    <Stack>
      <ScreenHeading>{t('app.notAvailable.title')}</ScreenHeading>
      <p>{t('app.notAvailable.text')}</p>
      <div>
        <Link href={href(wayOn)} look="primary">
          {t(wayOn === 'main' ? 'app.notFound.home' : 'app.layout.messages')}
        </Link>
      </div>
    </Stack>
  );
}
