import { withUsedFonts } from './used-fonts.ts';

/** A cell on the sheet. */
export interface SheetCell {
  readonly label: string;
  readonly document: Document;
  readonly width: number;
  readonly height: number;
}

const dataUrl = async (address: string): Promise<string> => {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error(`${address} cannot be read.`)));
    reader.readAsDataURL(blob);
  });
};

type Reader = (address: string) => Promise<string>;

/** Reads each address once; one that cannot be read is empty. */
const reader = (): Reader => {
  const read = new Map<string, Promise<string>>();
  return (address) => {
    const known = read.get(address) ?? dataUrl(address).catch(() => '');
    read.set(address, known);
    return known;
  };
};

/** A picture has no addresses: fonts and pictures go into it. */
const inlined = async (text: string, read: Reader): Promise<string> => {
  const addresses = new Set(
    [...text.matchAll(/url\("?((?!data:|#)[^")]+)"?\)/g)].map(([, one]) => one ?? ''),
  );
  const found = await Promise.all(
    [...addresses].map(async (one) => [one, await read(one)] as const),
  );
  return found.reduce((all, [one, data]) => all.replaceAll(one, data), text);
};

/**
 * In a picture, the document's root is the picture: what is said of it is said of `html`. What is fixed to
 * a window is placed on the page, which is as large as the window. No time passes in it: motions are over.
 */
const forPicture = (styles: string): string =>
  `${styles.replaceAll(':root', 'html').replaceAll(/position:\s*fixed/g, 'position: absolute')}
html { position: relative; display: block; block-size: 100%; overflow: hidden; }
*, *::before, *::after { transition: none !important; animation-delay: 0s !important;
  animation-duration: 0s !important; }`;

const pictureOf = async (cell: SheetCell, css: string, read: Reader): Promise<HTMLImageElement> => {
  const { document: page, width, height } = cell;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy is of the same kind
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('link, style')) link.remove();
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (image) => {
      image.removeAttribute('srcset');
      image.src = await read(image.src);
    }),
  );
  const sheet = page.createElement('style');
  const fonts = withUsedFonts(css, copy.textContent);
  sheet.textContent = forPicture(await inlined(fonts, read));
  copy.querySelector('head')?.append(sheet);
  const markup = new XMLSerializer().serializeToString(copy);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><foreignObject width="100%" height="100%">${markup}` +
    '</foreignObject></svg>';
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

const gap = 24;
const caption = 32;
/** Browsers draw nothing on a canvas that is larger on a side. */
const longest = 16_000;

/** Rows of cells below one another, with their labels; the largest scale that a canvas can hold. */
export async function sheetOf(rows: readonly (readonly SheetCell[])[], css: string): Promise<Blob> {
  const widthOf = (row: readonly SheetCell[]) =>
    row.reduce((sum, { width }) => sum + width + gap, gap);
  const heightOf = (row: readonly SheetCell[]) =>
    Math.max(0, ...row.map(({ height }) => height)) + gap + caption;
  const [width, height] = [
    Math.max(...rows.map(widthOf)),
    rows.reduce((sum, row) => sum + heightOf(row), gap),
  ];
  const scale = Math.min(0.5, longest / width, longest / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser draws no pictures.');
  const read = reader();
  paint.fillStyle = '#8b8b99';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.scale(scale, scale);
  let top = gap;
  for (const row of rows) {
    let left = gap;
    for (const cell of row) {
      // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
      const image = await pictureOf(cell, css, read);
      paint.fillStyle = '#ffffff';
      paint.font = '22px system-ui, sans-serif';
      paint.fillText(cell.label, left, top + 22);
      paint.drawImage(image, left, top + caption, cell.width, cell.height);
      left += cell.width + gap;
    }
    top += heightOf(row);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The sheet is too large for this browser.'));
    }, 'image/png');
  });
}
