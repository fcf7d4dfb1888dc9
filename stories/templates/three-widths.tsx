import { useEffect, useRef, useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { framed } from '#stories/lib/framed.ts';
import css from './three-widths.module.css';

/** A phone, a tablet and a wide screen: one of each of the three layouts. */
const sizes = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Tablet', width: 800, height: 1024 },
  { name: 'Desktop', width: 1440, height: 900 },
] as const;

type Globals = Readonly<Record<string, unknown>>;

/** Toolbar choices as Storybook spells them in an address; the width is the frame's own. */
const spelled = (globals: Globals): string =>
  Object.entries(globals)
    .flatMap(([name, value]) =>
      name !== 'viewport' && typeof value === 'string' && /^[\w.-]+$/.test(value)
        ? [`${name}:${value}`]
        : [],
    )
    .join(';');

/** Address of a story without Storybook around it; null where the stories are tested, which have none. */
const addressOf = (story: string, globals: Globals): string | null => {
  if (!location.pathname.endsWith('/iframe.html')) return null;
  const query = new URLSearchParams({ id: story, viewMode: 'story', globals: spelled(globals) });
  return `iframe.html?${query}`;
};

/** Pixels between frames that stand beside one another. */
const gaps = 24 * (sizes.length - 1);
const allWidths = sizes.reduce((sum, { width }) => sum + width, 0);

/** Width of an element that fills its page. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const changes = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    changes.observe(place.current);
    return () => changes.disconnect();
  }, []);
  return { place, room };
}

function ThreeWidths({ story, globals }: { story: string; globals: Globals }) {
  const { place, room } = useRoom();
  const address = addressOf(story, globals);
  return (
    <div className={css.row} ref={place}>
      {sizes.map(({ name, width, height }) => {
        const share = room < 600 ? room / width : (room - gaps) / allWidths;
        const scale = Math.min(1, share);
        const label = `${width} · ${name}`;
        return (
          <figure key={width} className={css.figure} style={{ inlineSize: width * scale }}>
            <figcaption>
              {address === null ? (
                label
              ) : (
                <a className={css.label} href={address} target="_blank" rel="noreferrer">
                  {label}
                </a>
              )}
            </figcaption>
            <div className={css.place} style={{ blockSize: height * scale }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story, with its scripts and its origin */}
              <iframe
                title={label}
                className={css.frame}
                loading="lazy"
                {...(address !== null && { src: address })}
                style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}

/** The story `Page` of the same file at three widths, with the choices of the toolbar. */
export const threeWidths: StoryObj = {
  render: (_, { id, globals }) => (
    <ThreeWidths story={id.replace(/--.*/, '--page')} globals={globals} />
  ),
  parameters: framed,
};
