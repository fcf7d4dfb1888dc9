import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './provider-frame.module.css';
import { useText } from '../texts/text.tsx';

/** Messages of the provider's page to ours; card numbers are never among them. */
export interface FrameEvents {
  readonly onReady?: (() => void) | undefined;
  readonly onSetup?: ((setupId: string) => void) | undefined;
  /** The person is through with the bank's page. */
  readonly onChallenge?: (() => void) | undefined;
  /** Escape inside the frame. */
  readonly onDismiss?: (() => void) | undefined;
}

const source = 'fanfare-psp';

/** A page of ours by path, or another one over TLS; anything else (a script, a data page) is refused. */
const addressOf = (url: string): URL | null => {
  try {
    const address = new URL(url, location.origin);
    const isPath = url.startsWith('/') && address.origin === location.origin;
    return isPath || (address.protocol === 'https:' && address.origin !== location.origin)
      ? address
      : null;
  } catch {
    return null;
  }
};

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme === 'dark';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
};

const read = (data: unknown, field: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;

/**
 * Payment provider's page in a frame of another origin, so the app cannot read what is typed there.
 * Only messages of this frame from the expected origin are handled.
 */
export function ProviderFrame({
  title,
  url,
  origin,
  tall = false,
  ...handlers
}: FrameEvents & {
  title: string;
  url: string;
  /** Origin of its messages: `null` for a sandboxed page without an origin. */
  origin: string;
  /** For the bank's page, which is longer than a few fields. */
  tall?: boolean;
}) {
  const { locale } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [theme] = useState(() => (isDark() ? 'dark' : 'light'));
  const address = addressOf(url);
  const listener = useEffectEvent((event: MessageEvent<unknown>) => {
    const { contentWindow } = frame.current ?? {};
    if (!contentWindow || event.source !== contentWindow || event.origin !== origin) return;
    const { data } = event;
    if (read(data, 'source') !== source) return;
    const [type, setupId, wanted] = ['type', 'setup_id', 'height'].map((name) => read(data, name));
    if (type === 'ready') handlers.onReady?.();
    if (type === 'setup' && typeof setupId === 'string') handlers.onSetup?.(setupId);
    if (type === 'challenge') handlers.onChallenge?.();
    if (type === 'dismiss') handlers.onDismiss?.();
    if (type === 'resize' && typeof wanted === 'number') {
      setHeight(Math.min(900, Math.max(120, Math.ceil(wanted))));
    }
  });
  useEffect(() => {
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  address?.searchParams.set('locale', locale);
  address?.searchParams.set('theme', theme);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      style={{ blockSize: height ?? (tall ? 400 : 260) }}
      title={title}
      src={address?.href ?? 'about:blank'}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}
