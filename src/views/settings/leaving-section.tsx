import { href } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';

/** The way to what leaving takes, last among the settings of an account. */
export function LeavingSection() {
  const { t } = useText();
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
