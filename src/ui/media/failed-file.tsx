import { Button } from '../buttons/button.tsx';
import css from './failed-file.module.css';
import { ImageOff, VideoOff } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import { useText } from '../texts/text.tsx';

/** In the place of a picture or a video that did not come, which is kept for it. */
export function FailedFile({ of, onRetry }: { of: 'picture' | 'video'; onRetry: () => void }) {
  const { t } = useText();
  return (
    <span className={css.failed}>
      <Icon of={of === 'picture' ? ImageOff : VideoOff} />
      {t(of === 'picture' ? 'ui.picture.failed' : 'ui.picture.stopped')}
      <Button onClick={onRetry}>{t('ui.loading.retry')}</Button>
    </span>
  );
}
