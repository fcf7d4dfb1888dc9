import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { newId } from '#src/ids.ts';
import { hasText } from './clipboard-text.ts';
import css from './file-intake.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../style/icon.tsx';
import { Paperclip } from '../style/icons.ts';

/** A file chosen on this device, with the UUID that identifies this attempt to send it. */
export interface ChosenFile {
  readonly id: string;
  readonly source: File;
}

interface Props {
  onChoose: (files: readonly ChosenFile[]) => void;
}

const choose = (files: FileList | null, { onChoose }: Props): boolean => {
  const chosen = [...(files ?? [])].map((source) => ({ id: newId(), source }));
  if (chosen.length > 0) onChoose(chosen);
  return chosen.length > 0;
};

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
const allow = (event: DragEvent) => {
  if (holdsFiles(event)) event.preventDefault();
};

/** A place where files may be dropped, or pasted into a field in it; words that lie beside them win. */
export function FileIntake({
  onChoose,
  isOpen = true,
  children,
}: Props & { isOpen?: boolean; children: ReactNode }) {
  const paste = (event: ClipboardEvent) => {
    if (!isOpen || hasText(event.clipboardData)) return;
    if (choose(event.clipboardData.files, { onChoose })) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (isOpen && choose(event.dataTransfer.files, { onChoose })) event.preventDefault();
  };
  return (
    <div onPaste={paste} onDragOver={allow} onDrop={drop}>
      {children}
    </div>
  );
}

/** Area that takes dropped files anywhere; shows its hint while files are dragged over it. */
export function DropArea({
  onChoose,
  hint,
  isOpen = true,
  children,
}: Props & { hint: string; isOpen?: boolean; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Unless prevented, the browser replaces the page by the dropped file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
    setOver(isOpen);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    // A field inside may have taken them.
    if (!holdsFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (isOpen) choose(event.dataTransfer.files, { onChoose });
  };
  return (
    <div className={css.area} onDragOver={drag} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <div className={css.over}>
          <Icon of={Paperclip} />
          {hint}
        </div>
      )}
    </div>
  );
}

/** The device's own window for choosing files, and what opens it. `accept` only sorts: every file is checked. */
export function useFilePicker({
  accept,
  isSingle = false,
  thenTo = '',
  onChoose,
}: Props & {
  accept: string;
  isSingle?: boolean;
  /** The name of the field of the form that takes the focus once files are chosen. */
  thenTo?: string;
}): {
  input: ReactNode;
  open: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  return {
    open: () => field.current?.click(),
    input: (
      <input
        ref={field}
        className={css.field}
        type="file"
        multiple={!isSingle}
        accept={accept}
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const isChosen = choose(currentTarget.files, { onChoose });
          const field = isChosen ? currentTarget.form?.elements.namedItem(thenTo) : null;
          if (field instanceof HTMLElement) field.focus();
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    ),
  };
}

/** Opens the device's own window for choosing files. */
export function FileButton({
  label,
  ...choice
}: Parameters<typeof useFilePicker>[0] & { label: string }) {
  const { input, open } = useFilePicker(choice);
  return (
    <>
      <IconButton icon={Paperclip} label={label} onClick={open} />
      {input}
    </>
  );
}
