import { Sheet } from '#src/ui/dialog/sheet.tsx';
import { DelayedSpinner } from '#src/ui/loading/delayed-spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { MemberProps, MeProps } from './layout.types.ts';

export const sheetId = 'me';

/** The phone's sheet of a member; its content loads after the frame. */
export function MeSheet({ later, ...props }: MemberProps & Pick<MeProps, 'groups'>) {
  const { t } = useText();
  return (
    <Sheet id={sheetId} label={t('app.layout.me')}>
      {later ? <later.Me {...props} /> : <DelayedSpinner label={t('app.screen.loading')} />}
    </Sheet>
  );
}
