import type { SVGProps } from 'react';

/** A drawing as the icon package keeps it: its shapes, each an element with attributes. */
interface Drawing {
  readonly node: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line',
    shape: Record<string, string>,
  ])[];
}

/**
 * Makes a component of a drawing. Takes the place of the icon package's own maker in the build: we use
 * none of its contexts and options, and every first load would carry them (vite.config.ts).
 */
const lightIcon = ({ node }: Drawing) =>
  function LightIcon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number | string }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([Tag, { key, ...shape }]) => (
          <Tag key={key} {...shape} />
        ))}
      </svg>
    );
  };

export default lightIcon;
