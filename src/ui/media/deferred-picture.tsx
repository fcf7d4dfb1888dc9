import { useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import css from './deferred-picture.module.css';
import { isDataSaverOn } from '../loading/data-saver.ts';
import { useText } from '../texts/text.tsx';

/** Calls back once data is saved no more: the person changed that, or the network did. */
const onSaverEnd = (listener: () => void) => {
  const check = () => {
    if (!isDataSaverOn()) listener();
  };
  const { connection } = navigator;
  const observer = new MutationObserver(check);
  observer.observe(document.documentElement, { attributeFilter: ['data-saver'] });
  connection?.addEventListener?.('change', check);
  // The saver may have been turned off before this code loaded.
  check();
  return () => {
    observer.disconnect();
    connection?.removeEventListener?.('change', check);
  };
};

/**
 * Placeholder of a picture that the data saver holds back, of the same size; a press fetches it and
 * moves the focus to the picture.
 */
export function DeferredPicture({
  alt,
  onLoad,
}: {
  /** Alt text. */
  alt: string;
  onLoad: () => void;
}) {
  const { t } = useText();
  const box = useRef<HTMLSpanElement>(null);
  const latest = useRef(onLoad);
  useEffect(() => {
    latest.current = onLoad;
  });
  useEffect(() => onSaverEnd(() => latest.current()), []);
  const load = () => {
    const place = box.current?.parentElement;
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
    onLoad();
  };
  return (
    <span ref={box} className={css.deferred}>
      <span className={css.what}>{alt || t('ui.picture.held')}</span>
      <span className={css.why}>{t('ui.picture.saving')}</span>
      <Button
        onClick={load}
        label={t('ui.picture.loadOf', { picture: alt || t('ui.picture.held') })}
      >
        {t('ui.picture.load')}
      </Button>
    </span>
  );
}
