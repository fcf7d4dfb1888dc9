import { href } from '#machines/navigation/routes.ts';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const pages = [
  { name: 'referralLinks', path: href('referralsLink') },
  { name: 'referralStatistics', path: href('referralsStatistics') },
] as const;

/** The two pages of invitations. */
export function ReferralTabs({ page }: { page: (typeof pages)[number]['name'] }) {
  const { t } = useText();
  return (
    <>
      <ScreenTitle>
        {t('insight.referralStatistics.documentTitle', { tab: t(`insight.${page}.tab`) })}
      </ScreenTitle>
      <TabLinks
        label={t('insight.referralStatistics.pages')}
        links={pages.map(({ name, path }) => ({
          href: path,
          label: t(`insight.${name}.tab`),
          current: name === page,
        }))}
      />
    </>
  );
}
