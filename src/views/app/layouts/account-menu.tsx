import { href, profilePath } from '#machines/navigation/routes.ts';
import { AccountButton } from '#src/ui/buttons/account-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { AccountMenuProps } from './layout.types.ts';

/** Account at the foot of the sidebar, with its menu. */
export function AccountMenu({
  viewer,
  isDiscreet,
  onGo,
  onDiscreet,
  onShortcuts,
  onLogout,
}: AccountMenuProps) {
  const { t } = useText();
  const profile = profilePath(viewer);
  const actions = {
    profile: () => {
      if (profile !== null) onGo(profile);
    },
    discreet: onDiscreet,
    shortcuts: onShortcuts,
    settings: () => onGo(href('settings')),
    logout: onLogout,
  } as const;
  const item = <Id extends keyof typeof actions>(id: Id) => ({
    id,
    label: t(`app.layout.${id}`),
  });
  const items = () => [
    ...(profile === null ? [] : [item('profile')]),
    { ...item('discreet'), isSwitch: true, checked: isDiscreet() },
    item('shortcuts'),
    item('settings'),
    item('logout'),
  ];
  return (
    <AccountButton
      label={t('app.layout.account')}
      person={viewer}
      items={items}
      onSelect={(id) => actions[id]()}
    />
  );
}
