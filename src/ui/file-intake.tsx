import { useRef, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import css from './file-intake.module.css';
import { IconButton } from './icon-button.tsx';
import { Paperclip } from './icons.ts';

/** A file chosen on this device, with the UUID that identifies this attempt to send it. */
export interface ChosenFile {
  readonly id: string;
  readonly source: File;
}

interface Props {
  onChoose: (files: readonly ChosenFile[]) => void;
}

const choose = (files: FileList | null, { onChoose }: Props): boolean => {
  const chosen = [...(files ?? [])].map((source) => ({ id: crypto.randomUUID(), source }));
  if (chosen.length > 0) onChoose(chosen);
  return chosen.length > 0;
};

const drag = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};

/** A place where files may be dropped, or pasted into a field in it. */
export function FileIntake({ onChoose, children }: Props & { children: ReactNode }) {
  const paste = (event: ClipboardEvent) => {
    if (choose(event.clipboardData.files, { onChoose })) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (choose(event.dataTransfer.files, { onChoose })) event.preventDefault();
  };
  return (
    <div onPaste={paste} onDragOver={drag} onDrop={drop}>
      {children}
    </div>
  );
}

/** Opens the device's own window for choosing files. `accept` only sorts it; every file is looked at. */
export function FileButton({ label, accept, onChoose }: Props & { label: string; accept: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={label} onClick={() => field.current?.click()} />
      <input
        ref={field}
        className={css.field}
        type="file"
        multiple
        accept={accept}
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files, { onChoose });
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
