import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Cell, cellId, cellLabel } from './cell.tsx';
import { scrubber, type Direction } from './motion.ts';
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

function ClippedList(props: {
  all: readonly { readonly id: string; readonly label: string; readonly clipped: Clipped }[];
  onFind: (id: string) => void;
}) {
  const { all, onFind } = props;
  return (
    <ul className={css.clipped}>
      {all.map(({ id, label, clipped }, at) => (
        <li key={`${id} ${clipped.text} ${String(at)}`}>
          <button type="button" onClick={() => onFind(id)}>
            {label}: “{clipped.text}” {clipped.isEllipsis ? 'is shortened by' : 'is cut by'}{' '}
            {clipped.by} px in {clipped.where}
          </button>
        </li>
      ))}
    </ul>
  );
}

const directions: readonly Direction[] = ['opening', 'closing'];

/** Opens and closes what is open in each document, at the share of the way that a slider says. */
function Motion({ documents }: { documents: readonly Document[] }) {
  const [direction, setDirection] = useState<Direction>('opening');
  const [share, setShare] = useState(1);
  const held = useRef<ReturnType<typeof scrubber>[]>([]);
  const [length, setLength] = useState(0);
  const move = (way: Direction, to: number) => {
    if (held.current.length === 0 || way !== direction)
      held.current = documents.map((one) => scrubber(one, way));
    for (const one of held.current) one.at(to);
    setLength(Math.max(0, ...held.current.map((one) => one.length)));
    setDirection(way);
    setShare(to);
  };
  return (
    <fieldset className={css.motion}>
      <legend>Motion</legend>
      <select
        aria-label="Direction"
        value={direction}
        onChange={(event) => {
          const way = directions.find((one) => one === event.target.value) ?? 'opening';
          move(way, share);
        }}
      >
        {directions.map((way) => (
          <option key={way}>{way}</option>
        ))}
      </select>
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={`${Math.round(share * length)} of ${length} milliseconds`}
        min={0}
        max={1}
        step={0.01}
        value={share}
        onChange={(event) => move(direction, event.target.valueAsNumber)}
      />
      <output>{`${Math.round(share * length)} ms`}</output>
    </fieldset>
  );
}

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
          <Motion documents={Object.values(laidOut).map(({ document: one }) => one)} />
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
      <iframe ref={frame} title="The story itself" className={css.source} inert />
    </main>
  );
}
