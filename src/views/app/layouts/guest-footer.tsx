import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './guest-footer.module.css';
import type { LayoutProps } from './layout.types.ts';

const pages = ['about', 'terms', 'privacy', 'contacts', 'help'] as const;

/** Pages about the site, the choices of language and theme, and the release. */
export function GuestFooter({
  release,
  locale,
  theme,
  onAskAge,
}: Pick<LayoutProps, 'release' | 'locale' | 'theme'> & { onAskAge?: () => void }) {
  const { t } = useText();
  return (
    <footer className={css.footer}>
      <nav aria-label={t('app.layout.footer')}>
        <ul className={css.links}>
          {pages.map((page) => (
            <li key={page}>
              <Link href={href('documentPage', { route_key: page })}>
                {t(`app.layout.${page}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={href('cookieDeclaration')}>{t('app.layout.cookies')}</Link>
          </li>
        </ul>
      </nav>
      <div className={css.choices}>
        {locale}
        {theme}
      </div>
      {onAskAge && (
        <Button tone="quiet" onClick={onAskAge}>
          {t('app.layout.ageAgain')}
        </Button>
      )}
      <p>{t('app.layout.version', { version: release.version, commit: release.commit })}</p>
    </footer>
  );
}
