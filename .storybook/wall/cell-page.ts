/** A frame leaves the place of its scrollbar unpainted, and a picture of it has none. */
const noGutter = '<style>html{scrollbar-gutter:auto!important}</style>';

/**
 * The page of a cell: a captured story with its styles, in a theme. The theme is set as the product sets
 * it, by `data-theme`.
 */
export const cellPage = (html: string, sheet: string, theme: string): string => {
  const themed = html.replace(/^<html\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\sdata-theme="[^"]*"/, '');
    return `<html${others} data-theme="${theme}">`;
  });
  const link = `<link rel="stylesheet" href="${sheet}">`;
  return `<!doctype html>${themed.replace(/<head\b[^>]*>/, (head) => `${head}${link}${noGutter}`)}`;
};
