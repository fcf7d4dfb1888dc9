import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { OpenFrame } from '#src/ui/frame/frame.tsx';
import { LogOut } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TopBar } from '#src/ui/frame/top-bar.tsx';
import { Brand } from './brand.tsx';
import { GuestFooter } from './guest-footer.tsx';
import type { LayoutProps } from './layout.types.ts';

/** The frame of a member whose account is not open: what is public, and the way out. */
export function PendingLayout({
  onLogout,
  isDeleted = false,
  ...props
}: LayoutProps & { readonly onLogout: () => void; readonly isDeleted?: boolean }) {
  const { t } = useText();
  const { brand, notice, children } = props;
  return (
    <OpenFrame
      notice={notice}
      width="narrow"
      bar={
        <TopBar
          start={<Brand name={brand} />}
          end={
            <>
              {/* A closed account has one page of its own, and the documents. */}
              {isDeleted ? (
                props.path !== href('settingsProfile') && (
                  <Link href={href('settingsProfile')} look="quiet">
                    {t('app.layout.account')}
                  </Link>
                )
              ) : (
                <Link href={href('explore')} look="quiet" current={props.path === href('explore')}>
                  {t('app.layout.explore')}
                </Link>
              )}
              {/* The card of that page has its own. */}
              {props.path !== href('verifyEmail') && (
                <Button tone="quiet" icon={LogOut} onClick={onLogout}>
                  {t('app.layout.logout')}
                </Button>
              )}
            </>
          }
        />
      }
      footer={<GuestFooter {...props} />}
    >
      {children}
    </OpenFrame>
  );
}
