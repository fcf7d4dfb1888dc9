import { useCallback, useMemo } from 'react';
import { cellPage } from './cell-page.ts';
import { clippedIn } from './clipped.ts';
import type { Capture, Choice, Clipped } from './wall.types.ts';
import css from './wall.module.css';

export const cellId = ({ locale, window }: Capture, theme: Choice): string =>
  `${locale.value} ${theme.value} ${String(window.width)}`;

export const cellLabel = ({ locale, window }: Capture, theme: Choice): string =>
  `${locale.title} · ${theme.title} · ${String(window.width)}`;

/** A captured story in its window and theme; says which texts are cut as soon as it is laid out. */
export function Cell(props: {
  capture: Capture;
  theme: Choice;
  sheet: string;
  scale: number;
  isFound: boolean;
  onLaidOut: (id: string, document: Document, clipped: readonly Clipped[]) => void;
}) {
  const { capture, theme, sheet, scale, isFound, onLaidOut } = props;
  const { width, height } = capture.window;
  const id = cellId(capture, theme);
  const page = useMemo(
    () => cellPage(capture.html, sheet, theme.value),
    [capture.html, sheet, theme.value],
  );
  const watch = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const report = async () => {
        const document = frame?.contentDocument;
        if (!document?.body) return;
        await document.fonts.ready;
        onLaidOut(id, document, clippedIn(document));
      };
      frame?.addEventListener('load', () => void report());
    },
    [id, onLaidOut],
  );
  return (
    <figure className={css.cell} id={id} data-found={isFound ? '' : undefined}>
      <figcaption>{cellLabel(capture, theme)}</figcaption>
      <div className={css.window} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={watch}
          title={cellLabel(capture, theme)}
          sandbox="allow-same-origin"
          srcDoc={page}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          inert
        />
      </div>
    </figure>
  );
}
