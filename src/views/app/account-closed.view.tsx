import { CardPage } from '#src/ui/card-page.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/** The account is closed: what that means, and what can be done. */
export function AccountClosedView() {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading own>{t('app.accountClosed.title')}</ScreenHeading>
        <p>{t('app.accountClosed.text')}</p>
        <p>{t('app.accountClosed.help')}</p>
      </Stack>
    </CardPage>
  );
}
