import { useEffect, useRef } from 'react';

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Placed in a `Form` above its `KeptFields`: reports the fields' values at each change, submits on
 * Ctrl+S, and makes the browser ask before a tab with unsaved text closes.
 */
export function UnsavedForm({
  isUnsaved,
  onEdit,
}: {
  isUnsaved: boolean;
  onEdit: (data: FormData) => void;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const edit = useRef(onEdit);
  useEffect(() => {
    edit.current = onEdit;
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const follow = () => edit.current(new FormData(form));
    const save = (event: KeyboardEvent) => {
      if (!isSave(event)) return;
      event.preventDefault();
      form.requestSubmit();
    };
    form.addEventListener('input', follow);
    form.addEventListener('keydown', save);
    return () => {
      form.removeEventListener('input', follow);
      form.removeEventListener('keydown', save);
    };
  }, []);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return <span ref={place} hidden />;
}
