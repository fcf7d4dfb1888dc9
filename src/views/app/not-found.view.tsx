import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Link } from '#src/ui/link.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/** Nothing is at this address. */
export function NotFoundView() {
  const { t } = useText();
  return (
    <Stack>
      <ScreenHeading>{t('app.notFound.title')}</ScreenHeading>
      <p>{t('app.notFound.text')}</p>
      <div>
        <Link href={href('main')} look="primary">
          {t('app.notFound.home')}
        </Link>
      </div>
    </Stack>
  );
}
