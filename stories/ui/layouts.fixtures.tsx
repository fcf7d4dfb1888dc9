import { useMemo } from 'react';
import { localeCodes } from '#machines/app/locale-code.types.ts';
import { localeMachine } from '#machines/app/locale.machine.ts';
import { themeMachine } from '#machines/app/theme.machine.ts';
import { Card } from '#src/ui/style/card.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { Tips } from '#src/ui/dialog/tips.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import type { AccountMenuProps } from '#src/views/app/layouts/layout.types.ts';
import { Me } from '#src/views/app/layouts/me.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { at } from '#stories/lib/at.ts';

/** The list of languages, at the one of the toolbar. */
function LocaleChoice() {
  const { locale } = useText();
  const actor = useMemo(() => {
    const code = localeCodes.find((known) => known === locale) ?? 'en';
    return at(localeMachine, 'settled', { code, wanted: code, viewer: null });
  }, [locale]);
  return <LocaleView actor={actor} />;
}

/** Props of every layout. */
export const common = {
  brand: 'Fanfare',
  release: { version: '0.1.0', commit: '319d758' },
  locale: <LocaleChoice />,
  theme: <ThemeView actor={at(themeMachine, 'system', {})} />,
};

/** Props of a member's layout, of somebody who sells. */
export const member = {
  ...common,
  viewer: {
    displayName: 'Ada Lovelace',
    username: 'ada',
    profilePhoto: null,
    isCreator: true,
    isVerified: true,
    isDeleted: false,
  },
  unread: 3,
  absent: [],
  onLogout: () => undefined,
  onGo: () => undefined,
  later: {
    Me,
    Tips,
    Account: (props: Pick<AccountMenuProps, 'viewer' | 'onGo' | 'onLogout'>) => (
      <AccountMenu
        {...props}
        isDiscreet={() => false}
        onDiscreet={() => undefined}
        onShortcuts={() => undefined}
      />
    ),
  },
};

function HomeHeading() {
  const { t } = useText();
  return <ScreenHeading>{t('app.layout.home')}</ScreenHeading>;
}

/** Content of a page that is about its layout. */
export const feed = (
  <Stack gap={24}>
    <HomeHeading />
    {['Morning light', 'A long walk', 'New series', 'Behind the scenes'].map((title) => (
      <Card key={title} as="article" label={title}>
        <strong>{title}</strong>
        <p>Nine pictures from the north side of the river, taken before anybody was awake.</p>
      </Card>
    ))}
  </Stack>
);
