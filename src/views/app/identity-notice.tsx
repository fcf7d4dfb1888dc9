import { href } from '#machines/navigation/routes.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { ReactNode } from 'react';

/** Callout where an unverified identity blocks something, with a link to the check. */
export function IdentityNotice({
  children,
  actions,
}: {
  /** More precisely what is blocked, and what is safe. */
  children?: ReactNode;
  /** Beside the way there. */
  actions?: ReactNode;
}) {
  const { t } = useText();
  return (
    <Callout
      actions={
        <>
          <Link href={href('settingsIdentity')} look="secondary">
            {t('app.identityNotice.start')}
          </Link>
          {actions}
        </>
      }
    >
      {children ?? t('app.identityNotice.text')}
    </Callout>
  );
}
