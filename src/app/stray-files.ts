/** A field of the browser's own for files takes what is dropped on it. */
const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input[type=file]') !== null;

const refuse = (event: DragEvent): void => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  if (takesFiles(event.target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/**
 * A file that is dropped where nothing takes files would be opened in place of the page, and what was typed
 * would be gone. It listens last, and leaves alone what a place for files has taken. Answers the way back.
 */
export function refuseStrayFiles(window: Window): () => void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
