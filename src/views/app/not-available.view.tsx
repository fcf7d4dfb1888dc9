import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Link } from '#src/ui/link.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/** This part of the product is not built yet. */
export function NotAvailableView() {
  const { t } = useText();
  return (
    <Stack>
      <ScreenHeading>{t('app.notAvailable.title')}</ScreenHeading>
      <p>{t('app.notAvailable.text')}</p>
      <div>
        <Link href={href('main')} look="primary">
          {t('app.notFound.home')}
        </Link>
      </div>
    </Stack>
  );
}
