import type { ReactNode } from 'react';
import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const pages = [
  { name: 'account', path: href('settingsProfile') },
  { name: 'site', path: href('settingsSite') },
  { name: 'security', path: href('settingsSecurity') },
  { name: 'identity', path: href('settingsIdentity') },
] as const;

/** The pages of the settings as tabs, and below them the blocks of the one that is open. */
export function SettingsFrame({
  page,
  children,
}: {
  page: (typeof pages)[number]['name'];
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('settings.frame.title')}</ScreenHeading>
      <TabLinks
        label={t('settings.frame.pages')}
        links={pages.map(({ name, path }) => ({
          href: path,
          label: t(`settings.frame.${name}`),
          current: name === page,
        }))}
      />
      {children}
    </Stack>
  );
}
