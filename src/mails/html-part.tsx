/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockPart, Name, Paragraph } from './html-blocks.tsx';
import { colours, styleSheet } from './html-colours.ts';
import type { Message } from './message.ts';

const { light } = colours;

/** Read by lists of mails alone. */
function Preheader({ children }: { children: string }) {
  return (
    <div
      aria-hidden
      style={{ display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }}
    >
      {children}
    </div>
  );
}

/** One column of 600 px that narrows with the window; `width` is for programs that know no more. */
function Column({ greeting, blocks, brand }: Pick<Message, 'greeting' | 'blocks' | 'brand'>) {
  const card = {
    padding: '32px 32px 16px',
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: 14,
  };
  return (
    <table
      role="presentation"
      width="600"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', maxWidth: 600 }}
    >
      <tbody>
        <tr>
          <td align="left" style={{ padding: '0 8px 16px' }}>
            <Name>{brand}</Name>
          </td>
        </tr>
        <tr>
          <td className="card" align="left" style={card}>
            <Paragraph>{greeting}</Paragraph>
            {blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- drawn once, never again
              <BlockPart key={index} block={block} />
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Page({ message }: { message: Message }) {
  const { locale, subject, preheader, greeting, blocks, brand } = message;
  const paper = { margin: 0, padding: 0, backgroundColor: light.paper };
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="paper" style={paper}>
        <Preheader>{preheader}</Preheader>
        <table
          role="presentation"
          className="paper"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: light.paper }}
        >
          <tbody>
            <tr>
              <td className="around" align="center" style={{ padding: '24px 12px' }}>
                <Column greeting={greeting} blocks={blocks} brand={brand} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** A mail as HTML: nothing is fetched, nothing runs, and whatever people wrote is text. */
export const htmlOf = (message: Message): string =>
  `<!doctype html>${renderToStaticMarkup(<Page message={message} />)}`;
