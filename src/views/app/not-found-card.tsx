import { href } from '#machines/navigation/routes.ts';
import { CardActions, CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Nothing is at an address, and the ways on: home, or a search for whom it may have named. */
export function NotFoundCard({ path, name }: { path: string; name?: string }) {
  const { t } = useText();
  return (
    <CardPage>
      <ScreenTitle>{t('app.notFound.title')}</ScreenTitle>
      <Stack gap={24}>
        <Stack gap={12}>
          <ScreenHeading>{t('app.notFound.title')}</ScreenHeading>
          <p>{t('app.notFound.text')}</p>
          <MutedText>
            <bdi dir="ltr">{path}</bdi>
          </MutedText>
        </Stack>
        <CardActions
          primary={
            <Link href={href('main')} look="primary">
              {t('app.notFound.home')}
            </Link>
          }
        >
          {name !== undefined && (
            <Link href={`${href('explore')}?q=${encodeURIComponent(name)}`} look="quiet">
              {t('app.notFound.look', { name })}
            </Link>
          )}
        </CardActions>
      </Stack>
    </CardPage>
  );
}
