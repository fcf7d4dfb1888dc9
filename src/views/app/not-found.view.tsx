import { href } from '#machines/navigation/routes.ts';
import { CardPage } from '#src/ui/card-page.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Link } from '#src/ui/link.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/** Nothing is at this address. */
export function NotFoundView() {
  const { t } = useText();
  return (
    <CardPage>
      <Stack gap={24}>
        <Stack gap={12}>
          <ScreenHeading>{t('app.notFound.title')}</ScreenHeading>
          <p>{t('app.notFound.text')}</p>
        </Stack>
        <Link href={href('main')} look="primary">
          {t('app.notFound.home')}
        </Link>
      </Stack>
    </CardPage>
  );
}
