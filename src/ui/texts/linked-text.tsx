import type { ReactNode } from 'react';
import { findLinks } from './found-links.ts';
import css from './linked-text.module.css';

const hostsOf = (words: string): readonly string[] => [
  ...new Set(findLinks(words).flatMap(({ link }) => (link ? [link.host] : []))),
];

/**
 * Renders a person's text with links that open in a new tab; each is isolated from the text
 * direction around it.
 */
export function LinkedWords({ children }: { children: string }) {
  return findLinks(children).map(({ text, link }, index) =>
    link ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text keep their places
      <bdi key={index} dir="ltr">
        <a
          href={link.href}
          title={link.host}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={css.link}
        >
          {text}
        </a>
      </bdi>
    ) : (
      text
    ),
  );
}

/** A text with links, and below it the hosts that they lead to, as the browser reads them. */
export function LinkedText({
  children,
  className,
  end,
}: {
  children: string;
  className?: string;
  /** Stands at the end of the last line. */
  end?: ReactNode;
}) {
  const hosts = hostsOf(children);
  const isLast = hosts.length === 0;
  return (
    <>
      <p className={className} dir="auto">
        <span>
          <LinkedWords>{children}</LinkedWords>
        </span>
        {isLast && end}
      </p>
      {!isLast && (
        <p className={css.hosts}>
          {hosts.map((host) => (
            <bdi key={host} dir="ltr">
              {host}
            </bdi>
          ))}
          {end}
        </p>
      )}
    </>
  );
}
