import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { DataSaverView } from '#src/views/app/data-saver.view.tsx';
import { DiscreetView } from '#src/views/app/discreet.view.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ShortcutChoices } from '#src/views/app/shortcut-choices.tsx';
import { ShortcutsView } from '#src/views/app/shortcuts.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { DisplayView } from './display.view.tsx';
import { NoticeSettingsView } from './notice-settings.view.tsx';
import { PrivacyView } from './privacy.view.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Settings of this device and of privacy, block by block. */
export function SiteSettingsView({ actor }: { actor: ActorRefFrom<typeof siteSettingsMachine> }) {
  const { t } = useText();
  const isWithdrawn = useSelector(actor, (state) => state.matches('withdrawn'));
  const locale = useSelector(actor, ({ context }) => context.locale);
  const theme = useSelector(actor, ({ context }) => context.theme);
  const dataSaver = useSelector(actor, ({ context }) => context.dataSaver);
  const discreet = useSelector(actor, ({ context }) => context.discreet);
  const shortcuts = useSelector(actor, ({ context }) => context.shortcuts);
  const display = useSelector(actor, ({ context }) => context.display);
  const notices = useSelector(actor, ({ context }) => context.notices);
  const privacy = useSelector(actor, ({ context }) => context.privacy);
  return (
    <SettingsFrame page="site">
      <SecurityBlock
        id="site-language"
        title={t('settings.siteSettings.language')}
        lead={t('settings.siteSettings.languageLead')}
      >
        {locale && <LocaleView actor={locale} />}
      </SecurityBlock>
      <SecurityBlock
        id="site-look"
        title={t('settings.siteSettings.look')}
        lead={t('settings.siteSettings.lookLead')}
      >
        {theme && <ThemeView actor={theme} />}
        <DisplayView actor={display} />
      </SecurityBlock>
      <SecurityBlock
        id="site-data"
        title={t('settings.siteSettings.data')}
        lead={t('settings.siteSettings.dataLead')}
      >
        {dataSaver && <DataSaverView actor={dataSaver} />}
      </SecurityBlock>
      {discreet && (
        <SecurityBlock
          id="site-discreet"
          title={t('app.discreet.label')}
          lead={t('settings.siteSettings.lookLead')}
        >
          <DiscreetView actor={discreet} withHelp />
        </SecurityBlock>
      )}
      <NoticeSettingsView actor={notices} />
      {privacy && (
        <SecurityBlock
          id="site-privacy"
          title={t('settings.siteSettings.privacy')}
          lead={t('settings.siteSettings.privacyLead')}
        >
          <PrivacyView actor={privacy} />
        </SecurityBlock>
      )}
      {shortcuts && (
        <SecurityBlock
          id="site-shortcuts"
          title={t('app.shortcuts.label')}
          lead={t('settings.siteSettings.lookLead')}
        >
          <ShortcutsView actor={shortcuts} />
          <ShortcutChoices actor={shortcuts} />
        </SecurityBlock>
      )}
      <SecurityBlock
        id="site-consent"
        title={t('settings.siteSettings.consent')}
        lead={t('settings.siteSettings.consentLead')}
      >
        {isWithdrawn ? (
          <Callout tone="positive">{t('settings.siteSettings.withdrawn')}</Callout>
        ) : (
          <Row>
            <Button onClick={() => actor.send({ type: 'consent.withdraw' })}>
              {t('settings.siteSettings.askAgain')}
            </Button>
          </Row>
        )}
      </SecurityBlock>
    </SettingsFrame>
  );
}
