import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { waitFor } from 'storybook/test';
import css from './paper.module.css';
import { copyStyles, showAsPrinted } from './media-look.ts';

/** Language and theme of the story, for as long as it is shown. */
function follow(page: Document): () => void {
  const { documentElement: root } = document;
  const copy = () => {
    const sheet = page.documentElement;
    for (const name of sheet.getAttributeNames()) sheet.removeAttribute(name);
    for (const { name, value } of root.attributes) sheet.setAttribute(name, value);
  };
  copy();
  const changes = new MutationObserver(copy);
  changes.observe(root, { attributes: true });
  return () => changes.disconnect();
}

/**
 * A sheet of A4 with its margins, and on it what the product prints: its own views in a document of the
 * sheet's size, with its own rules of `@media print`.
 */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => (page ? follow(page) : undefined), [page]);
  useEffect(() => {
    if (!page) return undefined;
    // As a browser does before it prints, but not while React draws.
    const timer = setTimeout(() => window.dispatchEvent(new Event('beforeprint')), 0);
    return () => clearTimeout(timer);
  }, [page]);
  const fill = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget;
    if (!contentDocument) return;
    await copyStyles(document, contentDocument);
    showAsPrinted(contentDocument);
    setPage(contentDocument);
  };
  return (
    <div className={css.desk}>
      <div className={css.paper}>
        <iframe
          title={title}
          className={css.page}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><title></title>"
          onLoad={(event) => void fill(event)}
        />
        {page && createPortal(children, page.body)}
      </div>
    </div>
  );
}

/** Content of the sheet that a story shows, once it is laid out. */
export const sheetIn = (canvas: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const { body } = canvas.querySelector('iframe')?.contentDocument ?? {};
    if (!body || body.childElementCount === 0) throw new Error('Nothing is printed yet');
    return body;
  });

/** True for what the printed page has in sight. */
export const isOnPaper = (shown: HTMLElement | undefined): boolean =>
  shown?.checkVisibility({ visibilityProperty: true }) ?? false;
