import { href } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';

/** The way to what leaving takes, last among the settings of an account, or that there is none. */
export function LeavingSection({ isOffered }: { isOffered: boolean }) {
  const { t } = useText();
  if (!isOffered)
    return (
      <SecurityBlock id="settings-leave" title={t('settings.leaving.title')}>
        <MutedText>{t('settings.frame.absent')}</MutedText>
      </SecurityBlock>
    );
  return (
    <SecurityBlock
      id="settings-leave"
      title={t('settings.leaving.title')}
      lead={t('settings.leaving.section')}
    >
      <Row>
        <Link href={href('settingsLeaving')} look="secondary">
          {t('settings.leaving.open')}
        </Link>
      </Row>
    </SecurityBlock>
  );
}
