import { href } from '#machines/navigation/routes.ts';
import { OpenFrame } from '#src/ui/frame/frame.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TopBar } from '#src/ui/frame/top-bar.tsx';
import { Brand } from './brand.tsx';
import { GuestFooter } from './guest-footer.tsx';
import type { LayoutProps } from './layout.types.ts';

/** The frame of a guest: `narrow` around forms and texts, `broad` around galleries. */
export function GuestLayout(
  props: LayoutProps & { width?: 'narrow' | 'broad'; onAskAge?: () => void },
) {
  const { brand, path, notice, width = 'narrow', children } = props;
  const { t } = useText();
  const isHere = (name: 'explore' | 'login' | 'register') => path === href(name);
  return (
    <OpenFrame
      notice={notice}
      width={width}
      bar={
        <TopBar
          start={<Brand name={brand} />}
          end={
            <>
              <Link href={href('explore')} look="quiet" current={isHere('explore')}>
                {t('app.layout.explore')}
              </Link>
              <Link
                href={href(isHere('login') ? 'register' : 'login')}
                look={isHere('login') ? 'quiet' : 'secondary'}
              >
                {isHere('login') ? t('app.layout.register') : t('app.layout.signIn')}
              </Link>
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
