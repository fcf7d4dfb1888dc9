import { useCallback, useEffect, useMemo, useState } from 'react';
import { Cell, cellId, cellLabel } from './cell.tsx';
import { ClippedList } from './clipped-list.tsx';
import { MotionControl } from './motion-control.tsx';
import { sheetOf } from './sheet.ts';
import { useCaptures } from './use-captures.ts';
import css from './wall.module.css';
import type { Clipped, Sides } from './wall.types.ts';

interface LaidOut {
  readonly document: Document;
  readonly clipped: readonly Clipped[];
}

/** Saves a file as a link with `download` would. */
const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

interface WallProps {
  readonly sides: Sides;
  /** Address of the story's own page. */
  readonly address: string;
  /** Name of the story, for the heading and the sheet's file. */
  readonly name: string;
}

/** A story in every language, theme and window at once. */
export function Wall({ sides, address, name }: WallProps) {
  const [hasPseudo, setPseudo] = useState(false);
  const [scale, setScale] = useState(0.35);
  const [found, setFound] = useState('');
  const [laidOut, setLaidOut] = useState<Readonly<Record<string, LaidOut>>>({});
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const locales = useMemo(
    () => [...sides.locales, ...(hasPseudo ? sides.pseudo : [])],
    [sides, hasPseudo],
  );
  const [captures, frame] = useCaptures({ address, locales, windows: sides.windows });
  const sheet = useMemo(
    () => URL.createObjectURL(new Blob([captures.css], { type: 'text/css' })),
    [captures.css],
  );
  useEffect(() => () => URL.revokeObjectURL(sheet), [sheet]);
  const note = useCallback((id: string, document: Document, clipped: readonly Clipped[]) => {
    setLaidOut((all) => ({ ...all, [id]: { document, clipped } }));
  }, []);
  const rows = locales.flatMap((locale) =>
    sides.themes.map((theme) => ({
      key: `${locale.value} ${theme.value}`,
      theme,
      cells: captures.cells.filter((cell) => cell.locale.value === locale.value),
    })),
  );
  const cells = rows.flatMap((row) => row.cells.map((capture) => ({ capture, theme: row.theme })));
  const clipped = cells.flatMap(({ capture, theme }) => {
    const id = cellId(capture, theme);
    return (laidOut[id]?.clipped ?? []).map((one) => ({
      id,
      label: cellLabel(capture, theme),
      clipped: one,
    }));
  });
  const count = locales.length * sides.themes.length * sides.windows.length;
  const ready = cells.filter(({ capture, theme }) => laidOut[cellId(capture, theme)]).length;
  const download = async () => {
    setSaving(true);
    setFailure('');
    try {
      const drawn = rows.map(({ theme, cells: row }) =>
        row.flatMap((capture) => {
          const document = laidOut[cellId(capture, theme)]?.document;
          return document
            ? [{ label: cellLabel(capture, theme), document, ...capture.window }]
            : [];
        }),
      );
      save(await sheetOf(drawn, captures.css), `${name}.png`);
    } catch (error) {
      setFailure(String(error));
    }
    setSaving(false);
  };
  const find = (id: string) => {
    setFound(id);
    document.getElementById(id)?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  return (
    <main className={css.wall}>
      <h1>{name}</h1>
      <div className={css.tools}>
        <label>
          <input
            type="checkbox"
            checked={hasPseudo}
            onChange={(event) => setPseudo(event.target.checked)}
          />
          Pseudo-long
        </label>
        <label>
          Size
          <input
            type="range"
            min={0.2}
            max={1}
            step={0.05}
            value={scale}
            onChange={(event) => setScale(event.target.valueAsNumber)}
          />
        </label>
        {ready === count && (
          <MotionControl documents={Object.values(laidOut).map(({ document: one }) => one)} />
        )}
        <button type="button" disabled={isSaving || ready < count} onClick={() => void download()}>
          {isSaving ? 'Drawing the sheet…' : 'Save as PNG'}
        </button>
      </div>
      <p role="status">
        {ready < count
          ? `${ready} of ${count} cells`
          : `${count} cells; ${clipped.length === 0 ? 'no text is cut' : `${clipped.length} texts are cut`}.`}
        {captures.took !== null && ` ${Math.round(captures.took)} ms`}
      </p>
      {(captures.failure ?? failure) && <p role="alert">{captures.failure ?? failure}</p>}
      <ClippedList all={clipped} onFind={find} />
      {rows.map(({ key, theme, cells: row }) => (
        <div key={key} className={css.row}>
          {row.map((capture) => (
            <Cell
              key={cellId(capture, theme)}
              capture={capture}
              theme={theme}
              sheet={sheet}
              scale={scale}
              isFound={found === cellId(capture, theme)}
              onLaidOut={note}
            />
          ))}
        </div>
      ))}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the story itself, whose scripts run */}
      <iframe ref={frame} title="The story itself" className={css.source} inert />
    </main>
  );
}
