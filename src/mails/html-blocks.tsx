/** @jsxRuntime automatic */
import type { CSSProperties } from 'react';
import { colours } from './html-colours.ts';
import type { Block, Fact } from './message.ts';

const { light } = colours;
/** Names of more than one word go without quotes, which attributes would write as entities. */
const font = '-apple-system, Segoe UI, Roboto, Noto Sans, PingFang SC, Microsoft YaHei, sans-serif';
/** Each element says its own face: some programs hand nothing down into a table. */
const face = (size: number, line: number, color: string): CSSProperties => ({
  fontFamily: font,
  fontSize: size,
  lineHeight: `${line}px`,
  color,
  overflowWrap: 'anywhere',
});

/** The product, above what it writes. */
export function Name({ children }: { children: string }) {
  const style = { ...face(18, 24, light.text), margin: 0, fontWeight: 700 };
  return (
    <p className="text" style={style}>
      {children}
    </p>
  );
}

export function Paragraph({ children }: { children: string }) {
  return (
    <p className="text" style={{ ...face(16, 24, light.text), margin: '0 0 16px' }}>
      {children}
    </p>
  );
}

function MutedText({ children }: { children: string }) {
  return (
    <p className="quiet" style={{ ...face(14, 20, light['text-quiet']), margin: '0 0 12px' }}>
      {children}
    </p>
  );
}

/** 44 px high; a cell with the colour, since some programs paint none behind a link. */
function Action({ label, link }: { label: string; link: string }) {
  const style: CSSProperties = {
    ...face(16, 20, light['on-accent']),
    display: 'inline-block',
    padding: '12px 24px',
    fontWeight: 600,
    textDecoration: 'none',
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td className="action" style={{ backgroundColor: light.accent, borderRadius: 8 }}>
            <a className="label" href={link} target="_blank" rel="noreferrer" style={style}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Second({ label, link }: { label: string; link: string }) {
  const style: CSSProperties = {
    ...face(16, 20, light['accent-text']),
    display: 'block',
    padding: '12px 0',
    textDecoration: 'underline',
  };
  return (
    <a className="second" href={link} target="_blank" rel="noreferrer" style={style}>
      {label}
    </a>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const line = `1px solid ${light.line}`;
  const cell: CSSProperties = { padding: '8px 0', borderTop: line, verticalAlign: 'top' };
  const quiet = face(14, 20, light['text-quiet']);
  const value: CSSProperties = { ...face(14, 20, light.text), fontVariantNumeric: 'tabular-nums' };
  return (
    <table
      className="fact"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 16px', borderCollapse: 'collapse', borderBottom: line }}
    >
      <tbody>
        {facts.map(({ label, value: said }) => (
          <tr key={label}>
            <th
              scope="row"
              className="fact quiet"
              style={{
                ...quiet,
                ...cell,
                paddingRight: 16,
                fontWeight: 400,
                textAlign: 'left',
              }}
            >
              {label}
            </th>
            <td className="fact text" style={{ ...value, ...cell, textAlign: 'right' }}>
              {said}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One piece of a mail, drawn as mail programs need it: tables, and styles in attributes. */
export function BlockPart({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph>{block.text}</Paragraph>;
    case 'quiet':
      return <MutedText>{block.text}</MutedText>;
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'action':
      return <Action label={block.label} link={block.link} />;
    default:
      return <Second label={block.label} link={block.link} />;
  }
}
