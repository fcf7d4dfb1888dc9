import { useRef, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import { ChevronDown, X } from '../style/icons.ts';
import { VisuallyHidden } from '../style/visually-hidden.tsx';
import css from './tray.module.css';

interface TrayProps {
  /** Name of the region. */
  label: string;
  /** One line that is always there. */
  title: string;
  isOpen: boolean;
  /** Names of the button that lists the rows, and of the same one that hides them. */
  openLabel: string;
  foldLabel: string;
  closeLabel: string;
  onOpen: () => void;
  onFold: () => void;
  /** Absent while there is something to do. */
  onClose?: (() => void) | undefined;
  /** A pointer or the focus comes to it; `onRelease` when neither is there. */
  onHold: () => void;
  onRelease: () => void;
  children: ReactNode;
}

/**
 * Work that goes on beside every screen: at the lower right, on a phone one line above the tabs. It
 * never takes the focus; Escape folds it.
 */
export function Tray(props: TrayProps) {
  const { label, title, isOpen, onOpen, onFold, onClose, onHold, onRelease, children } = props;
  const isOver = useRef(false);
  const leave = ({ relatedTarget: to, currentTarget }: FocusEvent) => {
    if (!isOver.current && !currentTarget.contains(to)) onRelease();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape for the buttons inside
    <section
      className={classNames(css.tray, isOpen && css.open)}
      aria-label={label}
      data-tray
      onPointerEnter={() => {
        isOver.current = true;
        onHold();
      }}
      onPointerLeave={({ currentTarget }) => {
        isOver.current = false;
        if (!currentTarget.contains(document.activeElement)) onRelease();
      }}
      onFocus={onHold}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) onFold();
      }}
    >
      <div className={css.head}>
        <p className={css.title}>{title}</p>
        <span className={css.fold}>
          <IconButton
            icon={ChevronDown}
            label={isOpen ? props.foldLabel : props.openLabel}
            aria-expanded={isOpen}
            onClick={isOpen ? onFold : onOpen}
          />
        </span>
        {onClose && <IconButton icon={X} label={props.closeLabel} onClick={onClose} />}
      </div>
      {isOpen && <div className={css.rows}>{children}</div>}
    </section>
  );
}

/** Region that reads words aloud when they change; it is there before them. */
export function TrayWords({ words }: { words: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}
