import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import css from './image-positioner.module.css';
import { bounded, keyed, mostZoom, pulled, type Align } from './align.ts';
import { classNames } from '../style/class-names.ts';
import { follow } from '../lists/drag.ts';

/**
 * Frame that crops a picture: dragged with a pointer (on touch screens after a moment, so that the
 * page still scrolls), moved with the arrow keys, zoomed with a slider or `+` and `-`.
 */
export function ImagePositioner(props: {
  label: string;
  /** Instructions for the pointer and the keys. */
  hint: string;
  zoomLabel: string;
  /** Present position and zoom as text, for screen readers. */
  says: string;
  /** Cut to a circle, and no wider than what is in it. */
  isRound?: boolean;
  picture: { readonly width: number; readonly height: number };
  align: Align;
  disabled: boolean;
  onAlign: (align: Align) => void;
  children: ReactNode;
}) {
  const { picture, align, onAlign, disabled } = props;
  const hint = useId();
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = keyed(align, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    onAlign(to);
  };
  const grip = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    end.current?.();
    end.current = follow({
      handle,
      isTouch: event.pointerType === 'touch',
      from,
      onMove: ({ x, y }) =>
        onAlign(
          pulled(
            align,
            { width: x - from.x, height: y - from.y },
            handle.getBoundingClientRect(),
            picture,
          ),
        ),
    });
  };
  return (
    <>
      <div className={classNames(css.frame, props.isRound && css.round)}>
        {props.children}
        <button
          type="button"
          className={css.hold}
          aria-label={props.label}
          aria-describedby={hint}
          disabled={disabled}
          onKeyDown={press}
          onPointerDown={grip}
          onContextMenu={(event) => event.preventDefault()}
        />
      </div>
      <p id={hint} className={css.hint}>
        {props.hint}
      </p>
      <div className={css.zoom}>
        <label>
          {props.zoomLabel}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.1}
            value={align.scale}
            disabled={disabled}
            onChange={(event) =>
              onAlign(bounded({ ...align, scale: Number(event.currentTarget.value) }))
            }
          />
        </label>
        <output>{props.says}</output>
      </div>
    </>
  );
}
