import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribeFull = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const hasInset = () => document.pictureInPictureEnabled;
const never = () => () => undefined;

/** Full screen, and a picture over other windows: the browser keeps both. */
export function useWindows() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isFull, setFull] = useState(false);
  const canInset = useSyncExternalStore(never, hasInset);
  useEffect(() => subscribeFull(() => setFull(document.fullscreenElement === frame.current)), []);
  const toggleFull = () => {
    const done = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen();
    // Refused by the browser: the video plays on where it is.
    done?.catch(() => undefined);
  };
  const inset = () => {
    const done = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    done?.catch(() => undefined);
  };
  // Null where the browser has no picture in picture.
  return { frame, video, isFull, toggleFull, inset: canInset ? inset : null };
}
